package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.PlanItemColumn.CREATE_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.ELEMENT_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.ENTRY_CRITERION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.EXIT_CRITERION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_STARTED_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.NAME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.START_USER_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.STATE;
import static io.millrace.cmmn.internal.query.PlanItemColumn.TENANT_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.TYPE;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;

import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.cmmn.runtime.PlanItemInstanceInfoQuery;
import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.VariableReader;
import io.millrace.common.internal.query.VariableTables;
import io.millrace.common.internal.query.VariableValues;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.variable.StoredVariable;
import java.util.List;
import java.util.Map;

/**
 * What queries of plan items of running cases and of history have in common.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
abstract class AbstractPlanItemQuery<Q extends PlanItemInstanceInfoQuery<?, ?>, U>
    extends AbstractQuery<Q, U> implements PlanItemInstanceInfoQuery<Q, U> {

  private final VariableValues values;
  private boolean includesVariables;

  AbstractPlanItemQuery(QueryParts parts) {
    super(parts.executor(), "planItem", ID);
    this.values = parts.values();
  }

  /** Returns how values of variables are stored. */
  final VariableValues values() {
    return values;
  }

  /** The variables that live may be shown. */
  abstract Condition areVariablesShown();

  /** Returns what was found as what the API shows. */
  abstract List<? extends U> shown(List<PlanItemRow> found);

  @Override
  protected final List<? extends U> read(QueryReader reader, Selection selection) {
    List<PlanItemRow> found = reader.list(mapper(), selection);
    if (includesVariables && !found.isEmpty()) {
      includeVariables(found, reader);
    }
    language().tell(reader, found, PlanItemRow::named, PlanItemRow::localize);
    return shown(found);
  }

  private void includeVariables(List<PlanItemRow> found, QueryReader reader) {
    var items = found.stream().map(PlanItemRow::id).toList();
    var cases = found.stream().map(PlanItemRow::caseInstanceId).distinct().toList();
    var own =
        all(
            oneOf(VariableColumn.SCOPE_ID, cases),
            VariableTables.ofElements(items),
            areVariablesShown());
    var variables =
        new VariableReader(values)
            .read(reader, VariableTables.HISTORIC_MAPPER, own, StoredVariable::subScopeId);
    found.forEach(item -> item.show(variables.getOrDefault(item.id(), Map.of())));
  }

  @Override
  public final Q planItemInstanceId(String planItemInstanceId) {
    return where(id(ID, given("planItemInstanceId", planItemInstanceId)));
  }

  @Override
  public final Q planItemInstanceName(String name) {
    return where(equal(NAME, given("planItemInstanceName", name)));
  }

  @Override
  public final Q planItemInstanceState(String state) {
    return where(equal(STATE, given("planItemInstanceState", state)));
  }

  @Override
  public final Q planItemInstanceElementId(String elementId) {
    return where(equal(ELEMENT_ID, given("planItemInstanceElementId", elementId)));
  }

  @Override
  public final Q planItemInstanceEntryCriterionId(String criterionId) {
    return where(equal(ENTRY_CRITERION_ID, given("planItemInstanceEntryCriterionId", criterionId)));
  }

  @Override
  public final Q planItemInstanceExitCriterionId(String criterionId) {
    return where(equal(EXIT_CRITERION_ID, given("planItemInstanceExitCriterionId", criterionId)));
  }

  @Override
  public final Q planItemInstanceStartUserId(String userId) {
    return where(equal(START_USER_ID, given("planItemInstanceStartUserId", userId)));
  }

  @Override
  public final Q onlyStages() {
    return where(equal(TYPE, PlanItemDefinitionType.STAGE));
  }

  @Override
  public final Q started() {
    return where(present(LAST_STARTED_TIME));
  }

  @Override
  public final Q notStarted() {
    return where(missing(LAST_STARTED_TIME));
  }

  @Override
  public final Q planItemInstanceTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("planItemInstanceTenantId", tenantId)));
  }

  @Override
  public final Q planItemInstanceTenantIdLike(String pattern) {
    return where(
        all(
            notEqual(TENANT_ID, ""),
            like(TENANT_ID, given("planItemInstanceTenantIdLike", pattern))));
  }

  @Override
  public final Q planItemInstanceWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public final Q includeLocalVariables() {
    includesVariables = true;
    return self();
  }

  @Override
  public final Q orderByCreateTime() {
    return orderBy(CREATE_TIME);
  }

  @Override
  public final Q orderByName() {
    return orderBy(NAME);
  }
}
