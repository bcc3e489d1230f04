package io.millrace.bpmn.internal.query;

import static io.millrace.bpmn.internal.query.ExecutionColumn.ACTIVITY_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.PARENT_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.PROCESS_DEFINITION_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.PROCESS_DEFINITION_KEY;
import static io.millrace.bpmn.internal.query.ExecutionColumn.SUPER_EXECUTION_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.SUSPENDED;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.ID;
import static io.millrace.bpmn.internal.query.ProcessInstanceColumn.START_TIME;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.internal.query.OwnVariables;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.VariableConditions;
import io.millrace.common.internal.query.VariableTables;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.query.condition.Selection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Asks for running process instances. */
final class ProcessInstanceQueryImpl
    extends AbstractProcessInstanceQuery<ProcessInstanceQuery, ProcessInstance>
    implements ProcessInstanceQuery, OwnVariables<ProcessInstanceQuery> {

  private static final Relation CALLER =
      Relation.of("MR_EXECUTION", ExecutionColumn.ID, SUPER_EXECUTION_ID);
  private static final Relation CALLING =
      Relation.of(Family.TABLE, ExecutionColumn.PROCESS_INSTANCE_ID, ID)
          .and(ExecutionColumn.ROOT_INSTANCE_ID, ExecutionColumn.ROOT_INSTANCE_ID);
  private static final Relation CALLED =
      Relation.of("MR_EXECUTION", SUPER_EXECUTION_ID, ExecutionColumn.ID);

  ProcessInstanceQueryImpl(QueryParts parts) {
    super(parts, "execution", VariableTables.MAPPER, false);
    where(missing(PARENT_ID));
  }

  @Override
  protected List<ExecutionEntity> read(QueryReader reader, Selection selection) {
    List<ExecutionEntity> found = reader.list(mapper(), selection);
    var instances = found.stream().map(ExecutionEntity::id).toList();
    var variables = inclusion().read(instances, VariableTables.ofInstances(instances), reader);
    found.forEach(instance -> instance.show(variables.getOrDefault(instance.id(), Map.of())));
    language().tell(reader, found, ExecutionQueryImpl::named, ExecutionEntity::localize);
    return found;
  }

  @Override
  public VariableConditions variables() {
    return new VariableConditions(values(), variable -> VariableTables.ofRunning(ID, variable));
  }

  @Override
  public ProcessInstanceQuery processInstanceBusinessKey(
      String businessKey, String processDefinitionKey) {
    processInstanceBusinessKey(businessKey);
    var key = given("processInstanceBusinessKey", processDefinitionKey);
    return where(definition(equal(KEY, key)));
  }

  @Override
  public ProcessInstanceQuery processDefinitionIds(Set<String> processDefinitionIds) {
    return where(
        ids(PROCESS_DEFINITION_ID, givenAll("processDefinitionIds", processDefinitionIds)));
  }

  @Override
  public ProcessInstanceQuery processDefinitionKeys(Set<String> keys) {
    return where(definition(oneOf(KEY, givenAll("processDefinitionKeys", keys))));
  }

  @Override
  public ProcessInstanceQuery excludeProcessDefinitionKeys(Set<String> keys) {
    return where(not(definition(oneOf(KEY, givenAll("excludeProcessDefinitionKeys", keys)))));
  }

  @Override
  public ProcessInstanceQuery superProcessInstanceId(String processInstanceId) {
    var caller = given("superProcessInstanceId", processInstanceId);
    return where(
        exists(
            CALLER,
            Family.ofInstance(
                ExecutionColumn.ROOT_INSTANCE_ID, ExecutionColumn.PROCESS_INSTANCE_ID, caller)));
  }

  @Override
  public ProcessInstanceQuery subProcessInstanceId(String processInstanceId) {
    var called = id(ExecutionColumn.ID, given("subProcessInstanceId", processInstanceId));
    return where(exists(CALLING, exists(CALLED, called)));
  }

  @Override
  public ProcessInstanceQuery excludeSubprocesses(boolean exclude) {
    return exclude ? where(missing(SUPER_EXECUTION_ID)) : self();
  }

  @Override
  public ProcessInstanceQuery activeActivityId(String activityId) {
    return where(isAt(equal(ACTIVITY_ID, given("activeActivityId", activityId))));
  }

  @Override
  public ProcessInstanceQuery activeActivityIds(Set<String> activityIds) {
    return where(isAt(oneOf(ACTIVITY_ID, givenAll("activeActivityIds", activityIds))));
  }

  @Override
  public ProcessInstanceQuery withJobException() {
    return where(hasFailedJob());
  }

  @Override
  public ProcessInstanceQuery active() {
    return where(equal(SUSPENDED, false));
  }

  @Override
  public ProcessInstanceQuery suspended() {
    return where(equal(SUSPENDED, true));
  }

  @Override
  public ProcessInstanceQuery orderByProcessDefinitionKey() {
    return orderBy(PROCESS_DEFINITION_KEY);
  }

  @Override
  public ProcessInstanceQuery orderByStartTime() {
    return orderBy(START_TIME);
  }
}
