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
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.query.QueryLanguage.Named;
import io.millrace.common.internal.query.column.DeploymentColumn;
import io.millrace.common.internal.query.column.IdentityLinkColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.repository.DefinitionInfo;
import io.millrace.common.repository.DefinitionInfoQuery;
import java.util.Collection;
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
  private static final Relation STARTERS =
      Relation.of("MR_IDENTITY_LINK", IdentityLinkColumn.SCOPE_DEFINITION_ID, ID);

  private final IdentityProvider identities;

  /**
   * Creates a query of all definitions of an engine.
   *
   * @param scopeType what the engine's rows carry as their scope type
   */
  protected AbstractDefinitionQuery(QueryParts parts, String scopeType) {
    super(parts.executor(), "definition", ID);
    this.identities = parts.identities();
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

  /** Keeps definitions of a tenant whose id fits a pattern; those of no tenant are left out. */
  protected final Q tenantLike(String pattern) {
    return where(all(notEqual(TENANT_ID, ""), like(TENANT_ID, pattern)));
  }

  @Override
  public final Q startableByUser(String userId) {
    given("startableByUser", userId);
    return where(new Late(() -> startableBy(userId, identities.groupsOf(userId))));
  }

  @Override
  public final Q startableByUserOrGroups(String userId, Collection<String> groupIds) {
    given("startableByUserOrGroups", userId);
    return where(startableBy(userId, givenAll("startableByUserOrGroups", groupIds)));
  }

  private static Condition startableBy(String userId, Collection<String> groupIds) {
    var user = equal(IdentityLinkColumn.USER_ID, userId);
    return exists(
        STARTERS,
        all(
            equal(IdentityLinkColumn.TYPE, IdentityLinkType.CANDIDATE),
            any(user, oneOf(IdentityLinkColumn.GROUP_ID, groupIds))));
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
