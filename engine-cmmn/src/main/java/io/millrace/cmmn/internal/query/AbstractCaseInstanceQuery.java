package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.CaseInstanceColumn.BUSINESS_KEY;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.BUSINESS_STATUS;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.CASE_DEFINITION_ID;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.CASE_DEFINITION_KEY;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.EXTERNAL_ID;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.ID;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.NAME;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.ROOT_INSTANCE_ID;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.START_TIME;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.TENANT_ID;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.running;

import io.millrace.cmmn.runtime.CaseInstanceInfoQuery;
import io.millrace.cmmn.runtime.PlanItemInstanceState;
import io.millrace.common.internal.involvement.InvolvedConditions;
import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.query.InstanceTables;
import io.millrace.common.internal.query.OwnVariables;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.VariableConditions;
import io.millrace.common.internal.query.VariableInclusion;
import io.millrace.common.internal.query.VariableReader;
import io.millrace.common.internal.query.VariableValues;
import io.millrace.common.internal.query.column.DefinitionColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What queries of running and of historic cases have in common.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
abstract class AbstractCaseInstanceQuery<Q extends CaseInstanceInfoQuery<?, ?>, U>
    extends AbstractQuery<Q, U> implements CaseInstanceInfoQuery<Q, U>, OwnVariables<Q> {

  private static final Relation DEFINITION =
      Relation.of("MR_DEFINITION", DefinitionColumn.ID, CASE_DEFINITION_ID);
  private static final Relation ITEMS =
      Relation.of(PlanItemColumn.TABLE, PlanItemColumn.CASE_INSTANCE_ID, ID)
          .and(PlanItemColumn.ROOT_INSTANCE_ID, ROOT_INSTANCE_ID);

  /** Where cases are kept. */
  private static final InstanceTables CASES =
      new InstanceTables("MR_CASE_INSTANCE", "MR_HI_CASE_INSTANCE");

  private final VariableValues values;
  private final VariableInclusion inclusion;
  private final InvolvedConditions involved;

  AbstractCaseInstanceQuery(
      QueryParts parts, String mapper, String variableMapper, boolean inHistory) {
    super(parts.executor(), mapper, ID);
    this.values = parts.values();
    this.involved = new InvolvedConditions(CASES, inHistory);
    this.inclusion = new VariableInclusion(new VariableReader(values), variableMapper);
  }

  /** The variables are held by one of these cases, and are to be shown. */
  abstract Condition areVariablesOf(List<Long> cases);

  /** The case has a variable that meets the condition. */
  abstract Condition variable(Condition variable);

  /** Returns what was found as what the API shows. */
  abstract List<? extends U> shown(List<CaseRow> found);

  @Override
  protected final List<? extends U> read(QueryReader reader, Selection selection) {
    List<CaseRow> found = reader.list(mapper(), selection);
    var cases = found.stream().map(CaseRow::id).toList();
    var variables = inclusion.read(cases, areVariablesOf(cases), reader);
    found.forEach(row -> row.show(variables.getOrDefault(row.id(), Map.of())));
    language().tell(reader, found, CaseRow::named, CaseRow::localize);
    return shown(found);
  }

  @Override
  public final VariableConditions variables() {
    return new VariableConditions(values, this::variable);
  }

  private static Condition definition(Condition condition) {
    return exists(DEFINITION, condition);
  }

  private static Condition isAt(Condition item) {
    var active = equal(PlanItemColumn.STATE, PlanItemInstanceState.ACTIVE);
    return running(exists(ITEMS, all(active, item)));
  }

  @Override
  public final Q caseInstanceId(String caseInstanceId) {
    return where(id(ID, given("caseInstanceId", caseInstanceId)));
  }

  @Override
  public final Q caseInstanceIds(Set<String> caseInstanceIds) {
    return where(ids(ID, givenAll("caseInstanceIds", caseInstanceIds)));
  }

  @Override
  public final Q caseInstanceExternalId(String externalId) {
    return where(equal(EXTERNAL_ID, given("caseInstanceExternalId", externalId)));
  }

  @Override
  public final Q caseInstanceName(String name) {
    return where(equal(NAME, given("caseInstanceName", name)));
  }

  @Override
  public final Q caseInstanceNameLike(String pattern) {
    return where(like(NAME, given("caseInstanceNameLike", pattern)));
  }

  @Override
  public final Q caseInstanceNameLikeIgnoreCase(String pattern) {
    return where(likeIgnoreCase(NAME, given("caseInstanceNameLikeIgnoreCase", pattern)));
  }

  @Override
  public final Q caseInstanceBusinessKey(String businessKey) {
    return where(equal(BUSINESS_KEY, given("caseInstanceBusinessKey", businessKey)));
  }

  @Override
  public final Q caseInstanceBusinessKeyLike(String pattern) {
    return where(like(BUSINESS_KEY, given("caseInstanceBusinessKeyLike", pattern)));
  }

  @Override
  public final Q caseInstanceBusinessKeyLikeIgnoreCase(String pattern) {
    return where(
        likeIgnoreCase(BUSINESS_KEY, given("caseInstanceBusinessKeyLikeIgnoreCase", pattern)));
  }

  @Override
  public final Q caseInstanceBusinessStatus(String businessStatus) {
    return where(equal(BUSINESS_STATUS, given("caseInstanceBusinessStatus", businessStatus)));
  }

  @Override
  public final Q caseInstanceBusinessStatusLike(String pattern) {
    return where(like(BUSINESS_STATUS, given("caseInstanceBusinessStatusLike", pattern)));
  }

  @Override
  public final Q caseInstanceBusinessStatusLikeIgnoreCase(String pattern) {
    return where(
        likeIgnoreCase(
            BUSINESS_STATUS, given("caseInstanceBusinessStatusLikeIgnoreCase", pattern)));
  }

  @Override
  public final Q caseInstanceRootScopeId(String rootScopeId) {
    return where(id(ROOT_INSTANCE_ID, given("caseInstanceRootScopeId", rootScopeId)));
  }

  @Override
  public final Q caseInstanceRootScopeIds(Set<String> rootScopeIds) {
    return where(ids(ROOT_INSTANCE_ID, givenAll("caseInstanceRootScopeIds", rootScopeIds)));
  }

  @Override
  public final Q caseDefinitionId(String caseDefinitionId) {
    return where(id(CASE_DEFINITION_ID, given("caseDefinitionId", caseDefinitionId)));
  }

  @Override
  public final Q caseDefinitionIds(Set<String> caseDefinitionIds) {
    return where(ids(CASE_DEFINITION_ID, givenAll("caseDefinitionIds", caseDefinitionIds)));
  }

  @Override
  public final Q caseDefinitionKey(String caseDefinitionKey) {
    return where(
        definition(equal(DefinitionColumn.KEY, given("caseDefinitionKey", caseDefinitionKey))));
  }

  @Override
  public final Q caseDefinitionKeyLike(String pattern) {
    return where(definition(like(DefinitionColumn.KEY, given("caseDefinitionKeyLike", pattern))));
  }

  @Override
  public final Q caseDefinitionKeyLikeIgnoreCase(String pattern) {
    return where(
        definition(
            likeIgnoreCase(
                DefinitionColumn.KEY, given("caseDefinitionKeyLikeIgnoreCase", pattern))));
  }

  @Override
  public final Q caseDefinitionKeys(Set<String> keys) {
    return where(definition(oneOf(DefinitionColumn.KEY, givenAll("caseDefinitionKeys", keys))));
  }

  @Override
  public final Q excludeCaseDefinitionKeys(Set<String> keys) {
    return where(
        not(definition(oneOf(DefinitionColumn.KEY, givenAll("excludeCaseDefinitionKeys", keys)))));
  }

  @Override
  public final Q caseDefinitionName(String name) {
    return where(definition(equal(DefinitionColumn.NAME, given("caseDefinitionName", name))));
  }

  @Override
  public final Q caseDefinitionNameLike(String pattern) {
    return where(definition(like(DefinitionColumn.NAME, given("caseDefinitionNameLike", pattern))));
  }

  @Override
  public final Q caseDefinitionNameLikeIgnoreCase(String pattern) {
    return where(
        definition(
            likeIgnoreCase(
                DefinitionColumn.NAME, given("caseDefinitionNameLikeIgnoreCase", pattern))));
  }

  @Override
  public final Q caseDefinitionCategory(String category) {
    return where(
        definition(equal(DefinitionColumn.CATEGORY, given("caseDefinitionCategory", category))));
  }

  @Override
  public final Q caseDefinitionCategoryLike(String pattern) {
    return where(
        definition(like(DefinitionColumn.CATEGORY, given("caseDefinitionCategoryLike", pattern))));
  }

  @Override
  public final Q caseDefinitionCategoryLikeIgnoreCase(String pattern) {
    return where(
        definition(
            likeIgnoreCase(
                DefinitionColumn.CATEGORY,
                given("caseDefinitionCategoryLikeIgnoreCase", pattern))));
  }

  @Override
  public final Q caseDefinitionVersion(Integer version) {
    return where(
        definition(equal(DefinitionColumn.VERSION, given("caseDefinitionVersion", version))));
  }

  @Override
  public final Q deploymentId(String deploymentId) {
    return where(
        definition(id(DefinitionColumn.DEPLOYMENT_ID, given("deploymentId", deploymentId))));
  }

  @Override
  public final Q deploymentIds(List<String> deploymentIds) {
    return where(
        definition(ids(DefinitionColumn.DEPLOYMENT_ID, givenAll("deploymentIds", deploymentIds))));
  }

  @Override
  public final Q activePlanItemDefinitionId(String planItemDefinitionId) {
    return where(
        isAt(
            equal(
                PlanItemColumn.PLAN_ITEM_DEFINITION_ID,
                given("activePlanItemDefinitionId", planItemDefinitionId))));
  }

  @Override
  public final Q activePlanItemDefinitionIds(Set<String> planItemDefinitionIds) {
    return where(
        isAt(
            oneOf(
                PlanItemColumn.PLAN_ITEM_DEFINITION_ID,
                givenAll("activePlanItemDefinitionIds", planItemDefinitionIds))));
  }

  @Override
  public final Q involvedUser(String userId) {
    return where(involved.user(given("involvedUser", userId)));
  }

  @Override
  public final Q involvedUser(String userId, String identityLinkType) {
    var type = given("involvedUser", identityLinkType);
    return where(involved.user(given("involvedUser", userId), type));
  }

  @Override
  public final Q involvedGroup(String groupId, String identityLinkType) {
    var type = given("involvedGroup", identityLinkType);
    return where(involved.group(given("involvedGroup", groupId), type));
  }

  @Override
  public final Q involvedGroups(Set<String> groupIds) {
    return where(involved.groups(givenAll("involvedGroups", groupIds)));
  }

  @Override
  public final Q caseInstanceTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("caseInstanceTenantId", tenantId)));
  }

  @Override
  public final Q caseInstanceTenantIdLike(String pattern) {
    return where(
        all(notEqual(TENANT_ID, ""), like(TENANT_ID, given("caseInstanceTenantIdLike", pattern))));
  }

  @Override
  public final Q caseInstanceTenantIdLikeIgnoreCase(String pattern) {
    given("caseInstanceTenantIdLikeIgnoreCase", pattern);
    return where(all(notEqual(TENANT_ID, ""), likeIgnoreCase(TENANT_ID, pattern)));
  }

  @Override
  public final Q caseInstanceWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public final Q includeCaseVariables() {
    inclusion.any();
    return self();
  }

  @Override
  public final Q includeCaseVariables(Collection<String> variableNames) {
    inclusion.only(givenAll("includeCaseVariables", variableNames));
    return self();
  }

  @Override
  public final Q orderByCaseInstanceId() {
    return orderBy(ID);
  }

  @Override
  public final Q orderByCaseDefinitionId() {
    return orderBy(CASE_DEFINITION_ID);
  }

  @Override
  public final Q orderByCaseDefinitionKey() {
    return orderBy(CASE_DEFINITION_KEY);
  }

  @Override
  public final Q orderByCaseInstanceName() {
    return orderBy(NAME);
  }

  @Override
  public final Q orderByStartTime() {
    return orderBy(START_TIME);
  }

  @Override
  public final Q orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}
