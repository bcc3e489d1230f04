package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.DEPLOYMENT_ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.column.DefinitionColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.DefinitionColumn.TENANT_ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.VERSION;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.not;

import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.query.QueryLanguage.Named;
import io.millrace.common.internal.query.column.DeploymentColumn;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.repository.DefinitionInfo;
import io.millrace.common.repository.DefinitionInfoQuery;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Asks for definitions of one engine.
 *
 * @param <Q> the query itself
 * @param <D> what is found
 */
public abstract class AbstractDefinitionQuery<
        Q extends DefinitionInfoQuery<?, ?>, D extends DefinitionInfo>
    extends AbstractQuery<Q, D> implements DefinitionInfoQuery<Q, D> {

  private static final Relation NEWER =
      Relation.of("MR_DEFINITION", KEY, KEY)
          .and(TENANT_ID, TENANT_ID)
          .and(SCOPE_TYPE, SCOPE_TYPE)
          .and(VERSION, Operator.GREATER, VERSION);
  private static final Relation DEPLOYMENT =
      Relation.of("MR_DEPLOYMENT", DeploymentColumn.ID, DEPLOYMENT_ID);

  /**
   * Creates a query of all definitions of an engine.
   *
   * @param scopeType what the engine's rows carry as their scope type
   */
  protected AbstractDefinitionQuery(QueryParts parts, String scopeType) {
    super(parts.executor(), "definition", ID);
    where(equal(SCOPE_TYPE, scopeType));
  }

  /** Returns a definition that was found as the API shows it, in the language asked for. */
  protected abstract D shown(DefinitionEntity row, LocalizedText text);

  @Override
  protected final List<D> read(QueryReader reader, Selection selection) {
    List<DefinitionEntity> found = reader.list(mapper(), selection);
    Map<Long, LocalizedText> texts = new HashMap<>();
    language()
        .tell(
            reader,
            found,
            row -> new Named(row.scopeType(), row.id(), null),
            (row, text) -> texts.put(row.id(), text));
    return found.stream()
        .map(row -> shown(row, texts.getOrDefault(row.id(), LocalizedText.NONE)))
        .toList();
  }

  @Override
  public final Q deploymentId(String deploymentId) {
    return where(id(DEPLOYMENT_ID, given("deploymentId", deploymentId)));
  }

  @Override
  public final Q deploymentIds(Set<String> deploymentIds) {
    return where(ids(DEPLOYMENT_ID, givenAll("deploymentIds", deploymentIds)));
  }

  @Override
  public final Q parentDeploymentId(String deploymentId) {
    var parent = given("parentDeploymentId", deploymentId);
    return where(exists(DEPLOYMENT, equal(DeploymentColumn.PARENT_DEPLOYMENT_ID, parent)));
  }

  @Override
  public final Q latestVersion() {
    return where(not(exists(NEWER, ALWAYS)));
  }

  @Override
  public final Q orderByDeploymentId() {
    return orderBy(DEPLOYMENT_ID);
  }

  @Override
  public final Q orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}
