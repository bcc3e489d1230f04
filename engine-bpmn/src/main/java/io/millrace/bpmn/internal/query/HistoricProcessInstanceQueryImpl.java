package io.millrace.bpmn.internal.query;

import static io.millrace.bpmn.internal.query.ExecutionColumn.ACTIVITY_ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.BUSINESS_KEY;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.DELETE_REASON;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.DURATION;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.END_TIME;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.END_USER_ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.HISTORY_LEVEL;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.ROOT_INSTANCE_ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.START_TIME;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.SUPER_PROCESS_INSTANCE_ID;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.ended;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;
import static io.millrace.common.internal.query.condition.Conditions.running;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.bpmn.history.HistoricProcessInstance;
import io.millrace.bpmn.history.HistoricProcessInstanceQuery;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.query.OwnVariables;
import io.millrace.common.internal.query.QueryLanguage.Named;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.VariableConditions;
import io.millrace.common.internal.query.VariableTables;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.QueryColumn;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Asks for running and ended process instances. */
final class HistoricProcessInstanceQueryImpl
    extends AbstractProcessInstanceQuery<HistoricProcessInstanceQuery, HistoricProcessInstance>
    implements HistoricProcessInstanceQuery, OwnVariables<HistoricProcessInstanceQuery> {

  HistoricProcessInstanceQueryImpl(QueryParts parts) {
    super(parts, "historicProcessInstance", VariableTables.HISTORIC_MAPPER, true);
    where(new ByArm(isAtLeast(HISTORY_LEVEL, HistoryLevel.INSTANCE), ALWAYS));
  }

  private static Condition isAtLeast(QueryColumn column, HistoryLevel level) {
    return compare(column, Operator.GREATER_OR_EQUAL, level.ordinal());
  }

  @Override
  protected List<HistoricProcessInstanceEntity> read(QueryReader reader, Selection selection) {
    List<HistoricProcessInstanceEntity> found = reader.list(mapper(), selection);
    var instances = found.stream().map(HistoricProcessInstanceEntity::id).toList();
    var own =
        all(
            VariableTables.ofInstances(instances),
            VariableTables.inHistory(),
            VariableTables.notRemoved());
    var variables = inclusion().read(instances, own, reader);
    found.forEach(instance -> instance.show(variables.getOrDefault(instance.id(), Map.of())));
    language()
        .tell(
            reader,
            found,
            HistoricProcessInstanceQueryImpl::named,
            HistoricProcessInstanceEntity::localize);
    return found;
  }

  private static Named named(HistoricProcessInstanceEntity instance) {
    return new Named(ExecutionEntity.SCOPE_TYPE, instance.processDefinitionId(), null);
  }

  @Override
  public VariableConditions variables() {
    return new VariableConditions(
        values(),
        variable ->
            new ByArm(
                VariableTables.ofRunningInHistory(ID, variable),
                VariableTables.ofEnded(ID, variable)));
  }

  @Override
  public HistoricProcessInstanceQuery finished() {
    return where(ended(ALWAYS));
  }

  @Override
  public HistoricProcessInstanceQuery unfinished() {
    return where(running(ALWAYS));
  }

  @Override
  public HistoricProcessInstanceQuery deleted() {
    return where(ended(present(DELETE_REASON)));
  }

  @Override
  public HistoricProcessInstanceQuery notDeleted() {
    return where(new ByArm(ALWAYS, missing(DELETE_REASON)));
  }

  @Override
  public HistoricProcessInstanceQuery processDefinitionKeyIn(List<String> keys) {
    return where(definition(oneOf(KEY, givenAll("processDefinitionKeyIn", keys))));
  }

  @Override
  public HistoricProcessInstanceQuery processDefinitionKeyNotIn(List<String> keys) {
    var patterns = givenAll("processDefinitionKeyNotIn", keys).stream();
    return where(not(definition(any(patterns.map(pattern -> like(KEY, pattern))))));
  }

  @Override
  public HistoricProcessInstanceQuery excludeProcessDefinitionKeys(List<String> keys) {
    return where(not(definition(oneOf(KEY, givenAll("excludeProcessDefinitionKeys", keys)))));
  }

  @Override
  public HistoricProcessInstanceQuery superProcessInstanceId(String processInstanceId) {
    var caller = given("superProcessInstanceId", processInstanceId);
    return where(
        new ByArm(
            Family.ofInstance(ROOT_INSTANCE_ID, SUPER_PROCESS_INSTANCE_ID, caller),
            id(SUPER_PROCESS_INSTANCE_ID, caller)));
  }

  @Override
  public HistoricProcessInstanceQuery excludeSubprocesses(boolean exclude) {
    return exclude ? where(missing(SUPER_PROCESS_INSTANCE_ID)) : self();
  }

  @Override
  public HistoricProcessInstanceQuery activeActivityId(String activityId) {
    return where(running(isAt(equal(ACTIVITY_ID, given("activeActivityId", activityId)))));
  }

  @Override
  public HistoricProcessInstanceQuery activeActivityIds(Set<String> activityIds) {
    return where(running(isAt(oneOf(ACTIVITY_ID, givenAll("activeActivityIds", activityIds)))));
  }

  @Override
  public HistoricProcessInstanceQuery finishedBy(String userId) {
    return where(ended(equal(END_USER_ID, given("finishedBy", userId))));
  }

  @Override
  public HistoricProcessInstanceQuery finishedBefore(Date time) {
    return where(ended(until(END_TIME, given("finishedBefore", time))));
  }

  @Override
  public HistoricProcessInstanceQuery finishedAfter(Date time) {
    return where(ended(from(END_TIME, given("finishedAfter", time))));
  }

  @Override
  public HistoricProcessInstanceQuery withJobException() {
    return where(running(hasFailedJob()));
  }

  @Override
  public HistoricProcessInstanceQuery orderByProcessInstanceBusinessKey() {
    return orderBy(BUSINESS_KEY);
  }

  @Override
  public HistoricProcessInstanceQuery orderByProcessInstanceStartTime() {
    return orderBy(START_TIME);
  }

  @Override
  public HistoricProcessInstanceQuery orderByProcessInstanceEndTime() {
    return orderBy(END_TIME);
  }

  @Override
  public HistoricProcessInstanceQuery orderByProcessInstanceDuration() {
    return orderBy(DURATION);
  }
}
