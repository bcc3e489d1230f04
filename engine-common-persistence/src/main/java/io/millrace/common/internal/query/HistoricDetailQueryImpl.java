package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DetailColumn.ID;
import static io.millrace.common.internal.query.column.DetailColumn.NAME;
import static io.millrace.common.internal.query.column.DetailColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.DetailColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.DetailColumn.SUB_SCOPE_ID;
import static io.millrace.common.internal.query.column.DetailColumn.TASK_ID;
import static io.millrace.common.internal.query.column.DetailColumn.TENANT_ID;
import static io.millrace.common.internal.query.column.DetailColumn.TIME;
import static io.millrace.common.internal.query.column.DetailColumn.TYPE;
import static io.millrace.common.internal.query.column.DetailColumn.VARIABLE_ID;
import static io.millrace.common.internal.query.column.DetailColumn.VARIABLE_REV;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.common.history.HistoricDetail;
import io.millrace.common.history.HistoricDetailQuery;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.variable.ShownVariableUpdate;
import io.millrace.common.internal.variable.VariableUpdateEntity;
import java.util.Collection;
import java.util.Date;
import java.util.List;

/** Asks for each value that variables were given. */
final class HistoricDetailQueryImpl extends AbstractQuery<HistoricDetailQuery, HistoricDetail>
    implements HistoricDetailQuery {

  private static final ScopeConditions SCOPES = new ScopeConditions(SCOPE_TYPE, SCOPE_ID, null);

  private final VariableValues values;
  private boolean withoutValues;

  HistoricDetailQueryImpl(QueryParts parts) {
    super(parts.executor(), "historicDetail", ID);
    values = parts.values();
  }

  private static Condition isHeldBy(String elementId) {
    return all(id(SUB_SCOPE_ID, elementId), missing(TASK_ID));
  }

  @Override
  public HistoricDetailQuery variableUpdates() {
    return self();
  }

  @Override
  public HistoricDetailQuery detailId(String detailId) {
    return where(id(ID, given("detailId", detailId)));
  }

  @Override
  public HistoricDetailQuery processInstanceId(String processInstanceId) {
    return where(SCOPES.ofProcess(id(SCOPE_ID, given("processInstanceId", processInstanceId))));
  }

  @Override
  public HistoricDetailQuery processInstanceIdIn(Collection<String> processInstanceIds) {
    var instances = givenAll("processInstanceIdIn", processInstanceIds);
    return where(SCOPES.ofProcess(ids(SCOPE_ID, instances)));
  }

  @Override
  public HistoricDetailQuery executionId(String executionId) {
    return where(SCOPES.ofProcess(isHeldBy(given("executionId", executionId))));
  }

  @Override
  public HistoricDetailQuery caseInstanceId(String caseInstanceId) {
    return where(SCOPES.ofCase(id(SCOPE_ID, given("caseInstanceId", caseInstanceId))));
  }

  @Override
  public HistoricDetailQuery planItemInstanceId(String planItemInstanceId) {
    return where(SCOPES.ofCase(isHeldBy(given("planItemInstanceId", planItemInstanceId))));
  }

  @Override
  public HistoricDetailQuery taskId(String taskId) {
    return where(id(TASK_ID, given("taskId", taskId)));
  }

  @Override
  public HistoricDetailQuery excludeTaskDetails() {
    return where(missing(TASK_ID));
  }

  @Override
  public HistoricDetailQuery variableInstanceId(String variableInstanceId) {
    return where(id(VARIABLE_ID, given("variableInstanceId", variableInstanceId)));
  }

  @Override
  public HistoricDetailQuery variableName(String variableName) {
    return where(equal(NAME, given("variableName", variableName)));
  }

  @Override
  public HistoricDetailQuery variableNameLike(String pattern) {
    return where(like(NAME, given("variableNameLike", pattern)));
  }

  @Override
  public HistoricDetailQuery variableTypeIn(Collection<String> variableTypes) {
    return where(oneOf(TYPE, givenAll("variableTypeIn", variableTypes)));
  }

  @Override
  public HistoricDetailQuery occurredBefore(Date time) {
    return where(until(TIME, given("occurredBefore", time)));
  }

  @Override
  public HistoricDetailQuery occurredAfter(Date time) {
    return where(from(TIME, given("occurredAfter", time)));
  }

  @Override
  public HistoricDetailQuery tenantIdIn(Collection<String> tenantIds) {
    return where(oneOf(TENANT_ID, givenAll("tenantIdIn", tenantIds)));
  }

  @Override
  public HistoricDetailQuery withoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public HistoricDetailQuery excludeVariableInitialization() {
    withoutValues = true;
    return self();
  }

  @Override
  public HistoricDetailQuery orderByTime() {
    return orderBy(TIME);
  }

  @Override
  public HistoricDetailQuery orderPartiallyByOccurrence() {
    return orderBy(ID);
  }

  @Override
  public HistoricDetailQuery orderByVariableName() {
    return orderBy(NAME);
  }

  @Override
  public HistoricDetailQuery orderByVariableType() {
    return orderBy(TYPE);
  }

  @Override
  public HistoricDetailQuery orderByVariableRevision() {
    return orderBy(VARIABLE_REV);
  }

  @Override
  public HistoricDetailQuery orderByProcessInstanceId() {
    return orderBy(SCOPE_ID);
  }

  @Override
  public HistoricDetailQuery orderByTenantId() {
    return orderBy(TENANT_ID);
  }

  @Override
  protected List<? extends HistoricDetail> read(QueryReader reader, Selection selection) {
    if (withoutValues) {
      List<VariableUpdateEntity> found = reader.select(mapper() + ".listWithoutValue", selection);
      return found.stream().map(row -> new ShownVariableUpdate(row, null)).toList();
    }
    return reader.<VariableUpdateEntity>list(mapper(), selection).stream()
        .map(row -> new ShownVariableUpdate(row, values.read(row)))
        .toList();
  }
}
