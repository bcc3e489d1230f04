package io.millrace.bpmn.internal.query;

import io.millrace.bpmn.history.HistoricActivityInstanceQuery;
import io.millrace.bpmn.history.HistoricProcessInstanceQuery;
import io.millrace.bpmn.repository.DeploymentQuery;
import io.millrace.bpmn.repository.ProcessDefinitionQuery;
import io.millrace.bpmn.runtime.ActivityInstanceQuery;
import io.millrace.bpmn.runtime.ExecutionQuery;
import io.millrace.bpmn.runtime.KeptMessageQuery;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.eventsubscription.EventSubscriptionQuery;
import io.millrace.common.history.HistoricDetailQuery;
import io.millrace.common.history.HistoricJobLogQuery;
import io.millrace.common.history.HistoricTaskInstanceQuery;
import io.millrace.common.history.HistoricVariableInstanceQuery;
import io.millrace.common.history.UserOperationLogQuery;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.incident.HistoricIncidentQuery;
import io.millrace.common.incident.IncidentQuery;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.query.InstanceTables;
import io.millrace.common.internal.query.QueryExecutor;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.SharedQueries;
import io.millrace.common.internal.query.VariableValues;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.task.TaskQuery;
import io.millrace.common.variable.VariableInstanceQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Makes all queries of a BPMN engine, a new one at each call. Immutable and thread-safe. */
public final class BpmnQueries implements Queries {

  /** The mappers of the BPMN tables. */
  static final List<String> MAPPERS =
      Stream.of("Execution", "HistoricProcessInstance", "Activity", "KeptMessage")
          .map(name -> "io/millrace/bpmn/internal/query/" + name + "Mapper.xml")
          .toList();

  /** Where process instances are kept. */
  public static final InstanceTables PROCESSES =
      new InstanceTables("MR_EXECUTION", "MR_HI_PROCESS_INSTANCE");

  private final QueryParts parts;
  private final SharedQueries shared;

  private BpmnQueries(QueryParts parts) {
    this.parts = parts;
    this.shared = new SharedQueries(parts);
  }

  /**
   * Reads the mappers, once per engine.
   *
   * @param commands runs the engine's commands, and so its queries
   * @param types the types of variables
   * @param identities knows the groups of users
   * @param owners the engines on the schema
   */
  public static BpmnQueries of(
      CommandExecutor commands,
      VariableTypes types,
      IdentityProvider identities,
      ScopeOwners owners) {
    var mappers = new ArrayList<>(SharedQueries.MAPPERS);
    mappers.addAll(MAPPERS);
    var executor = new QueryExecutor(commands, mappers, owners);
    return new BpmnQueries(
        new QueryParts(executor, new VariableValues(types), identities, PROCESSES));
  }

  /** Returns the queries that both engines share. */
  public SharedQueries shared() {
    return shared;
  }

  /** Returns what runs the queries. */
  QueryExecutor executor() {
    return parts.executor();
  }

  @Override
  public DeploymentQuery deployments() {
    return new DeploymentQueryImpl(parts);
  }

  @Override
  public ProcessDefinitionQuery processDefinitions() {
    return new ProcessDefinitionQueryImpl(parts);
  }

  @Override
  public ProcessInstanceQuery processInstances() {
    return new ProcessInstanceQueryImpl(parts);
  }

  @Override
  public ExecutionQuery executions() {
    return new ExecutionQueryImpl(parts);
  }

  @Override
  public ActivityInstanceQuery activityInstances() {
    return new ActivityInstanceQueryImpl(parts);
  }

  @Override
  public EventSubscriptionQuery eventSubscriptions() {
    return shared.eventSubscriptions();
  }

  @Override
  public KeptMessageQuery keptMessages() {
    return new KeptMessageQueryImpl(parts);
  }

  @Override
  public VariableInstanceQuery variables() {
    return shared.variables();
  }

  @Override
  public TaskQuery tasks() {
    return shared.tasks();
  }

  @Override
  public HistoricProcessInstanceQuery historicProcessInstances() {
    return new HistoricProcessInstanceQueryImpl(parts);
  }

  @Override
  public HistoricActivityInstanceQuery historicActivityInstances() {
    return new HistoricActivityInstanceQueryImpl(parts);
  }

  @Override
  public HistoricTaskInstanceQuery historicTasks() {
    return shared.historicTasks();
  }

  @Override
  public HistoricVariableInstanceQuery historicVariables() {
    return shared.historicVariables();
  }

  @Override
  public HistoricDetailQuery historicDetails() {
    return shared.historicDetails();
  }

  @Override
  public IncidentQuery incidents() {
    return shared.incidents();
  }

  @Override
  public UserOperationLogQuery userOperations() {
    return shared.userOperations();
  }

  @Override
  public HistoricJobLogQuery historicJobLogs() {
    return shared.historicJobLogs();
  }

  @Override
  public HistoricIncidentQuery historicIncidents() {
    return shared.historicIncidents();
  }
}
