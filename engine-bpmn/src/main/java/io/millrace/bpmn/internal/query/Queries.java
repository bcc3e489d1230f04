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
import io.millrace.common.incident.HistoricIncidentQuery;
import io.millrace.common.incident.IncidentQuery;
import io.millrace.common.task.TaskQuery;
import io.millrace.common.variable.VariableInstanceQuery;

/** Makes the queries that the services hand out, a new one at each call. Thread-safe. */
public interface Queries {

  /** Asks for deployments. */
  DeploymentQuery deployments();

  /** Asks for process definitions. */
  ProcessDefinitionQuery processDefinitions();

  /** Asks for running process instances. */
  ProcessInstanceQuery processInstances();

  /** Asks for executions. */
  ExecutionQuery executions();

  /** Asks for visits of running instances to activities. */
  ActivityInstanceQuery activityInstances();

  /** Asks for event subscriptions. */
  EventSubscriptionQuery eventSubscriptions();

  /** Asks for messages that wait for their receiver. */
  KeptMessageQuery keptMessages();

  /** Asks for variables of running instances and open tasks. */
  VariableInstanceQuery variables();

  /** Asks for open tasks. */
  TaskQuery tasks();

  /** Asks for running and ended process instances. */
  HistoricProcessInstanceQuery historicProcessInstances();

  /** Asks for visits to activities. */
  HistoricActivityInstanceQuery historicActivityInstances();

  /** Asks for open and ended tasks. */
  HistoricTaskInstanceQuery historicTasks();

  /** Asks for variables of running and ended instances. */
  HistoricVariableInstanceQuery historicVariables();

  /** Returns a new query of each value that variables were given. */
  HistoricDetailQuery historicDetails();

  /** Returns a new query of open incidents. */
  IncidentQuery incidents();

  /** Returns a new query of incidents, open or over. */
  HistoricIncidentQuery historicIncidents();

  /** Returns a new query of what somebody did to jobs. */
  UserOperationLogQuery userOperations();

  /** Returns a new query of what happened to jobs. */
  HistoricJobLogQuery historicJobLogs();
}
