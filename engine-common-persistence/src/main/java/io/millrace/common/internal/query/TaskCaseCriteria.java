package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.TaskScopeCriteria.SCOPES;
import static io.millrace.common.internal.query.column.DefinitionColumn.DEPLOYMENT_ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.column.TaskColumn.SCOPE_DEFINITION_ID;
import static io.millrace.common.internal.query.column.TaskColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.TaskColumn.SUB_SCOPE_ID;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskInfoQuery;
import java.util.Collection;

/**
 * The criteria on the case that a task belongs to.
 *
 * @param <T> the query
 * @param <V> what is found
 */
interface TaskCaseCriteria<T extends TaskInfoQuery<?, ?>, V extends TaskInfo>
    extends TaskInfoQuery<T, V>, Criteria<T> {

  @Override
  default T caseInstanceId(String caseInstanceId) {
    return where(SCOPES.ofCase(id(SCOPE_ID, given("caseInstanceId", caseInstanceId))));
  }

  @Override
  default T caseDefinitionId(String caseDefinitionId) {
    return where(
        SCOPES.ofCase(id(SCOPE_DEFINITION_ID, given("caseDefinitionId", caseDefinitionId))));
  }

  @Override
  default T planItemInstanceId(String planItemInstanceId) {
    return where(SCOPES.ofCase(id(SUB_SCOPE_ID, given("planItemInstanceId", planItemInstanceId))));
  }

  /** The task belongs to a case whose definition meets the condition. */
  private static Condition ofCase(Condition definition) {
    return SCOPES.ofCase(SCOPES.definition(definition));
  }

  @Override
  default T caseDefinitionKey(String key) {
    return where(ofCase(equal(KEY, given("caseDefinitionKey", key))));
  }

  @Override
  default T caseDefinitionKeyLike(String pattern) {
    return where(ofCase(like(KEY, given("caseDefinitionKeyLike", pattern))));
  }

  @Override
  default T caseDefinitionKeyLikeIgnoreCase(String pattern) {
    return where(ofCase(likeIgnoreCase(KEY, given("caseDefinitionKeyLikeIgnoreCase", pattern))));
  }

  @Override
  default T caseDefinitionKeyIn(Collection<String> keys) {
    return where(ofCase(oneOf(KEY, givenAll("caseDefinitionKeyIn", keys))));
  }

  @Override
  default T cmmnDeploymentId(String deploymentId) {
    return where(ofCase(id(DEPLOYMENT_ID, given("cmmnDeploymentId", deploymentId))));
  }

  @Override
  default T cmmnDeploymentIdIn(Collection<String> deploymentIds) {
    return where(ofCase(ids(DEPLOYMENT_ID, givenAll("cmmnDeploymentIdIn", deploymentIds))));
  }
}
