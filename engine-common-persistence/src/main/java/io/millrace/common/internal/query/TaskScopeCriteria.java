package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.DEPLOYMENT_ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.column.InstanceColumn.BUSINESS_KEY;
import static io.millrace.common.internal.query.column.TaskColumn.SCOPE_DEFINITION_ID;
import static io.millrace.common.internal.query.column.TaskColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.TaskColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.TaskColumn.SUB_SCOPE_ID;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.internal.query.column.DefinitionColumn;
import io.millrace.common.task.TaskInfo;
import io.millrace.common.task.TaskInfoQuery;
import java.util.Collection;
import java.util.Set;

/**
 * The criteria on what a task belongs to: instance, definition, deployment, element.
 *
 * @param <T> the query
 * @param <V> what is found
 */
interface TaskScopeCriteria<T extends TaskInfoQuery<?, ?>, V extends TaskInfo>
    extends TaskInfoQuery<T, V>, Criteria<T> {

  /** The columns by which a task names what it belongs to. */
  ScopeConditions SCOPES = new ScopeConditions(SCOPE_TYPE, SCOPE_ID, SCOPE_DEFINITION_ID);

  /** Returns what belongs to the tasks. */
  TaskSurroundings surroundings();

  @Override
  default T processInstanceId(String processInstanceId) {
    return where(SCOPES.ofProcess(id(SCOPE_ID, given("processInstanceId", processInstanceId))));
  }

  @Override
  default T processInstanceIdIn(Collection<String> processInstanceIds) {
    return where(
        SCOPES.ofProcess(ids(SCOPE_ID, givenAll("processInstanceIdIn", processInstanceIds))));
  }

  @Override
  default T withoutProcessInstanceId() {
    return where(SCOPES.ofNoProcess());
  }

  @Override
  default T processInstanceBusinessKey(String businessKey) {
    return where(
        SCOPES.ofProcess(
            surroundings()
                .process(equal(BUSINESS_KEY, given("processInstanceBusinessKey", businessKey)))));
  }

  @Override
  default T processInstanceBusinessKeyLike(String pattern) {
    return where(
        SCOPES.ofProcess(
            surroundings()
                .process(like(BUSINESS_KEY, given("processInstanceBusinessKeyLike", pattern)))));
  }

  @Override
  default T processInstanceBusinessKeyLikeIgnoreCase(String pattern) {
    return where(
        SCOPES.ofProcess(
            surroundings()
                .process(
                    likeIgnoreCase(
                        BUSINESS_KEY,
                        given("processInstanceBusinessKeyLikeIgnoreCase", pattern)))));
  }

  @Override
  default T executionId(String executionId) {
    return where(SCOPES.ofProcess(id(SUB_SCOPE_ID, given("executionId", executionId))));
  }

  @Override
  default T processDefinitionId(String processDefinitionId) {
    return where(
        SCOPES.ofProcess(
            id(SCOPE_DEFINITION_ID, given("processDefinitionId", processDefinitionId))));
  }

  @Override
  default T processDefinitionKey(String processDefinitionKey) {
    return where(
        SCOPES.ofProcess(
            SCOPES.definition(equal(KEY, given("processDefinitionKey", processDefinitionKey)))));
  }

  @Override
  default T processDefinitionKeyLike(String pattern) {
    return where(
        SCOPES.ofProcess(SCOPES.definition(like(KEY, given("processDefinitionKeyLike", pattern)))));
  }

  @Override
  default T processDefinitionKeyLikeIgnoreCase(String pattern) {
    return where(
        SCOPES.ofProcess(
            SCOPES.definition(
                likeIgnoreCase(KEY, given("processDefinitionKeyLikeIgnoreCase", pattern)))));
  }

  @Override
  default T processDefinitionKeyIn(Collection<String> keys) {
    return where(
        SCOPES.ofProcess(SCOPES.definition(oneOf(KEY, givenAll("processDefinitionKeyIn", keys)))));
  }

  @Override
  default T processDefinitionName(String name) {
    return where(
        SCOPES.ofProcess(
            SCOPES.definition(equal(DefinitionColumn.NAME, given("processDefinitionName", name)))));
  }

  @Override
  default T processDefinitionNameLike(String pattern) {
    return where(
        SCOPES.ofProcess(
            SCOPES.definition(
                like(DefinitionColumn.NAME, given("processDefinitionNameLike", pattern)))));
  }

  @Override
  default T processCategoryIn(Collection<String> categories) {
    return where(
        SCOPES.ofProcess(
            SCOPES.definition(
                oneOf(DefinitionColumn.CATEGORY, givenAll("processCategoryIn", categories)))));
  }

  @Override
  default T processCategoryNotIn(Collection<String> categories) {
    return where(
        SCOPES.ofProcess(
            SCOPES.definition(
                not(
                    oneOf(
                        DefinitionColumn.CATEGORY,
                        givenAll("processCategoryNotIn", categories))))));
  }

  @Override
  default T deploymentId(String deploymentId) {
    return where(SCOPES.definition(id(DEPLOYMENT_ID, given("deploymentId", deploymentId))));
  }

  @Override
  default T deploymentIdIn(Collection<String> deploymentIds) {
    return where(SCOPES.definition(ids(DEPLOYMENT_ID, givenAll("deploymentIdIn", deploymentIds))));
  }

  @Override
  default T scopeId(String scopeId) {
    return where(SCOPES.ofOther(id(SCOPE_ID, given("scopeId", scopeId))));
  }

  @Override
  default T scopeIds(Set<String> scopeIds) {
    return where(SCOPES.ofOther(ids(SCOPE_ID, givenAll("scopeIds", scopeIds))));
  }

  @Override
  default T subScopeId(String subScopeId) {
    return where(SCOPES.ofOther(id(SUB_SCOPE_ID, given("subScopeId", subScopeId))));
  }

  @Override
  default T scopeType(String scopeType) {
    return where(SCOPES.ofOther(equal(SCOPE_TYPE, given("scopeType", scopeType))));
  }

  @Override
  default T scopeDefinitionId(String scopeDefinitionId) {
    return where(
        SCOPES.ofOther(id(SCOPE_DEFINITION_ID, given("scopeDefinitionId", scopeDefinitionId))));
  }

  @Override
  default T withoutScopeId() {
    return where(SCOPES.ofNoOther());
  }
}
