package io.millrace.bpmn.sweep;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.history.HistoricProcessInstance;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.common.repository.DefinitionInfo;
import io.millrace.test.sweep.Arguments;
import io.millrace.test.sweep.HistoryArguments;
import io.millrace.test.sweep.JobArguments;
import io.millrace.test.sweep.TaskArguments;
import io.millrace.test.sweep.VariableArguments;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What the rich processes answer. */
final class ProcessArguments {

  /** A user with a link to an order, and its type. */
  private static final List<String> TOOK_PART = List.of("kermit", "starter");

  private final ProcessEngine engine;
  private final RichProcesses scenario;
  private final Arguments arguments = new Arguments();

  ProcessArguments(ProcessEngine engine, RichProcesses scenario) {
    this.engine = engine;
    this.scenario = scenario;
  }

  Arguments all() {
    deployed();
    instances();
    executions();
    shared();
    services();
    definitions();
    return arguments;
  }

  private void deployed() {
    var repository = engine.getRepositoryService();
    var definitions = repository.createProcessDefinitionQuery().list();
    arguments
        .from(repository.createDeploymentQuery().list(), "deploymentId", d -> d.getId())
        .from(
            repository.createDeploymentQuery().list(),
            "parentDeploymentId",
            d -> d.getParentDeploymentId())
        .of("deploymentExternalId", "deployment-7")
        .of("deploymentName", "Orders")
        .of("deploymentCategory", "sales")
        .of("deploymentKey", "orders")
        .from(definitions, "processDefinitionId", DefinitionInfo::getId)
        .from(definitions, "processDefinitionCategory", DefinitionInfo::getCategory)
        .from(definitions, "processCategory", DefinitionInfo::getCategory)
        .from(definitions, "processDefinitionResourceName", DefinitionInfo::getResourceName)
        .of("processDefinitionKey", "order", "delivery", "failure")
        .of("processDefinitionName", "Order goods")
        .of("processDefinitionVersion", 1)
        .of("versionTag", "v1")
        .of("startableByUser", "kermit")
        .these("startableByUserOrGroups", "kermit", List.of("sales"));
    Stream.of(
            "deploymentTenantId",
            "processDefinitionTenantId",
            "processInstanceTenantId",
            "executionTenantId",
            "activityTenantId",
            "taskTenantId",
            "jobTenantId",
            "tenantId")
        .forEach(name -> arguments.of(name, RichProcesses.TENANT));
  }

  private void instances() {
    var instances = engine.getHistoryService().createHistoricProcessInstanceQuery().list();
    arguments
        .from(instances, "processInstanceId", HistoricProcessInstance::getId)
        .from(instances, "rootProcessInstanceId", HistoricProcessInstance::getId)
        .from(
            instances, "superProcessInstanceId", HistoricProcessInstance::getSuperProcessInstanceId)
        .from(
            instances,
            "HistoricProcessInstanceQuery.deleteReason",
            HistoricProcessInstance::getDeleteReason)
        .of("processInstanceName", "Order one")
        .of("processInstanceBusinessKey", "key-one")
        .these("processInstanceBusinessKey", "key-one", "order")
        .these("processInstanceBusinessKey", "key-one", true)
        .these("processInstanceBusinessKeyLike", "key-o%", true)
        .these("processInstanceBusinessKeyLikeIgnoreCase", "KEY-O%", true)
        .of("processInstanceBusinessStatus", "status-one")
        .of("processInstanceExternalId", "external-one")
        .of(
            "subProcessInstanceId",
            instances.stream()
                .filter(i -> i.getSuperProcessInstanceId() != null)
                .map(i -> (Object) i.getId())
                .toArray())
        .of("activeActivityId", "pay")
        .of("startedBy", "kermit")
        .of("finishedBy", "kermit", "piggy")
        .of("involvedUser", TOOK_PART.get(0))
        .these("involvedUser", TOOK_PART.toArray())
        .of("involvedGroup", "muppets")
        .these("involvedGroup", "muppets", "watcher");
  }

  private void executions() {
    var executions = engine.getRuntimeService().createExecutionQuery().list();
    var activities = engine.getHistoryService().createHistoricActivityInstanceQuery().list();
    arguments
        .from(executions, "executionId", Execution::getId)
        .from(executions, "parentId", Execution::getParentId)
        .from(activities, "activityInstanceId", a -> a.getId())
        .from(activities, "activityId", a -> a.getActivityId())
        .from(activities, "activityName", a -> a.getActivityName())
        .from(activities, "activityType", a -> a.getActivityType())
        .from(activities, "calledProcessInstanceId", a -> a.getCalledProcessInstanceId())
        .from(activities, "deleteReason", a -> a.getDeleteReason())
        .of("signalEventSubscriptionName", "closing")
        .of("messageEventSubscriptionName", "paid", "failing");
    var subscriptions = engine.getRuntimeService().createEventSubscriptionQuery().list();
    arguments
        .from(subscriptions, "EventSubscriptionQuery.id", s -> s.getId())
        .from(subscriptions, "eventType", s -> s.getEventType())
        .from(subscriptions, "eventName", s -> s.getEventName())
        .from(subscriptions, "configuration", s -> s.getConfiguration());
    var messages = engine.getManagementService().createKeptMessageQuery().list();
    arguments
        .from(messages, "keptMessageId", m -> m.getId())
        .of("messageName", "unknown")
        .of("businessKey", "key-one");
  }

  private void shared() {
    var history = engine.getHistoryService();
    var pay = scenario.task(scenario.order, "pay").getId();
    new TaskArguments(
            arguments,
            engine.getTaskService(),
            history.createHistoricTaskInstanceQuery().list(),
            pay)
        .add();
    new JobArguments<>(arguments, engine.getManagementService()).add();
    var variables = new VariableArguments(arguments);
    variables.add();
    variables.calls("TaskService", pay);
    variables.calls("RuntimeService", scenario.execution(scenario.order, "wait"));
    new HistoryArguments(arguments)
        .variables(
            history.createHistoricVariableInstanceQuery().list(),
            history.createHistoricDetailQuery().list())
        .incidents(history.createHistoricIncidentQuery().list())
        .jobs(history.createHistoricJobLogQuery().list())
        .operations(history.createUserOperationLogQuery().list());
  }

  private void services() {
    arguments
        .of(
            "getVariableInstancesByExecutionIds",
            Set.of(scenario.execution(scenario.order, "wait")))
        .of("getEnabledActivitiesFromAdhocSubProcess", scenario.execution(scenario.order, "visit"))
        .these("getProcessInstanceComments", scenario.order, "event")
        .of("getResultsOfBatchProcessInstanceMigration", scenario.migrations.toArray());
    for (var call :
        List.of(
            "getActiveActivityIds",
            "getAdhocSubProcessExecutions",
            "getIdentityLinksForProcessInstance",
            "getHistoricIdentityLinksForProcessInstance",
            "getProcessInstanceComments",
            "getProcessInstanceAttachments")) {
      arguments.of(call, scenario.order);
    }
  }

  private void definitions() {
    var repository = engine.getRepositoryService();
    var ids =
        repository.createProcessDefinitionQuery().list().stream()
            .map(d -> (Object) d.getId())
            .toArray();
    var deployments =
        repository.createDeploymentQuery().list().stream().map(d -> (Object) d.getId()).toArray();
    for (var call :
        List.of(
            "getProcessDefinition",
            "getProcessModel",
            "getBpmnModel",
            "getIdentityLinksForProcessDefinition",
            "isProcessDefinitionSuspended",
            "getStartFormData",
            "getStartFormKey")) {
      arguments.of(call, ids);
    }
    arguments
        .of("getDeploymentResourceNames", deployments)
        .of("getDeploymentLiberties", deployments)
        .these("getResourceAsStream", scenario.deployment, "order.bpmn20.xml")
        .these("getEventDefinition", "billed", RichProcesses.TENANT)
        .these("getChannelDefinition", "in", RichProcesses.TENANT)
        .these("getChannelDefinition", "fixed", "")
        .of("getTaskFormData", scenario.task(scenario.order, "pay").getId());
    Stream.of(ids).forEach(id -> arguments.these("getTaskFormKey", id, "pay"));
  }
}
