package io.millrace.cmmn.sweep;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.history.HistoricCaseInstance;
import io.millrace.cmmn.runtime.PlanItemInstanceInfo;
import io.millrace.common.repository.DefinitionInfo;
import io.millrace.test.sweep.Arguments;
import io.millrace.test.sweep.HistoryArguments;
import io.millrace.test.sweep.JobArguments;
import io.millrace.test.sweep.TaskArguments;
import io.millrace.test.sweep.VariableArguments;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the rich cases answer. */
final class CaseArguments {

  /** A user with a link to an order, and its type. */
  private static final List<String> TOOK_PART = List.of("kermit", "starter");

  private final CmmnEngine engine;
  private final RichCases scenario;
  private final Arguments arguments = new Arguments();

  CaseArguments(CmmnEngine engine, RichCases scenario) {
    this.engine = engine;
    this.scenario = scenario;
  }

  Arguments all() {
    deployed();
    instances();
    items();
    waiting();
    shared();
    services();
    definitions();
    return arguments;
  }

  private void deployed() {
    var repository = engine.getCmmnRepositoryService();
    var definitions = repository.createCaseDefinitionQuery().list();
    arguments
        .from(repository.createDeploymentQuery().list(), "deploymentId", d -> d.getId())
        .from(repository.createDeploymentQuery().list(), "cmmnDeploymentId", d -> d.getId())
        .from(
            repository.createDeploymentQuery().list(),
            "parentDeploymentId",
            d -> d.getParentDeploymentId())
        .of("deploymentExternalId", "deployment-7")
        .of("deploymentName", "Orders")
        .of("deploymentCategory", "sales")
        .of("deploymentKey", "orders")
        .from(definitions, "caseDefinitionId", DefinitionInfo::getId)
        .from(definitions, "caseDefinitionCategory", DefinitionInfo::getCategory)
        .from(definitions, "caseDefinitionResourceName", DefinitionInfo::getResourceName)
        .of("caseDefinitionKey", "order", "delivery", "failure")
        .of("caseDefinitionName", "Order goods")
        .of("caseDefinitionVersion", 1)
        .of("startableByUser", "kermit")
        .these("startableByUserOrGroups", "kermit", List.of("sales"));
    Stream.of(
            "deploymentTenantId",
            "caseDefinitionTenantId",
            "caseInstanceTenantId",
            "planItemInstanceTenantId",
            "milestoneInstanceTenantId",
            "taskTenantId",
            "jobTenantId",
            "tenantId")
        .forEach(name -> arguments.of(name, RichCases.TENANT));
  }

  private void instances() {
    var instances = engine.getCmmnHistoryService().createHistoricCaseInstanceQuery().list();
    for (var name :
        List.of(
            "caseInstanceId",
            "caseInstanceRootScopeId",
            "scopeId",
            "planItemInstanceCaseInstanceId",
            "milestoneInstanceCaseInstanceId")) {
      arguments.from(instances, name, HistoricCaseInstance::getId);
    }
    arguments
        .of("parentCaseInstanceId", scenario.order)
        .from(instances, "caseInstanceState", HistoricCaseInstance::getState)
        .from(instances, "HistoricCaseInstanceQuery.state", HistoricCaseInstance::getState)
        .of("caseInstanceName", "Order one")
        .of("caseInstanceBusinessKey", "key-one")
        .of("caseInstanceBusinessStatus", "status-one")
        .of("caseInstanceExternalId", "external-one")
        .of("activePlanItemDefinitionId", "pay")
        .of("caseInstanceStartedBy", "kermit")
        .of("startedBy", "kermit")
        .of("involvedUser", TOOK_PART.get(0))
        .these("involvedUser", TOOK_PART.toArray())
        .of("involvedGroup", "muppets")
        .these("involvedGroup", "muppets", "watcher")
        .of("scopeType", "cmmn");
  }

  private void items() {
    var items =
        new ArrayList<PlanItemInstanceInfo>(
            engine.getCmmnRuntimeService().createPlanItemInstanceQuery().includeEnded().list());
    items.addAll(engine.getCmmnHistoryService().createHistoricPlanItemInstanceQuery().list());
    for (var name : List.of("planItemInstanceId", "subScopeId", "EventListenerInstanceQuery.id")) {
      arguments.from(items, name, PlanItemInstanceInfo::getId);
    }
    for (var name :
        List.of(
            "planItemDefinitionId",
            "planItemInstanceDefinitionId",
            "elementId",
            "planItemInstanceElementId")) {
      arguments.from(items, name, PlanItemInstanceInfo::getElementId);
      arguments.from(items, name, PlanItemInstanceInfo::getPlanItemDefinitionId);
    }
    for (var name :
        List.of(
            "scopeDefinitionId",
            "planItemInstanceCaseDefinitionId",
            "milestoneInstanceCaseDefinitionId")) {
      arguments.from(items, name, PlanItemInstanceInfo::getCaseDefinitionId);
    }
    for (var name : List.of("derivedCaseDefinitionId", "planItemInstanceDerivedCaseDefinitionId")) {
      arguments.from(items, name, PlanItemInstanceInfo::getDerivedCaseDefinitionId);
    }
    for (var name : List.of("stageInstanceId", "planItemInstanceStageInstanceId")) {
      arguments.from(items, name, PlanItemInstanceInfo::getStageInstanceId);
    }
    for (var name : List.of("planItemDefinitionType", "planItemInstanceDefinitionType")) {
      arguments.from(items, name, PlanItemInstanceInfo::getPlanItemDefinitionType);
    }
    arguments
        .from(items, "planItemInstanceName", PlanItemInstanceInfo::getName)
        .from(items, "planItemInstanceState", PlanItemInstanceInfo::getState)
        .from(items, "planItemInstanceEntryCriterionId", PlanItemInstanceInfo::getEntryCriterionId)
        .from(items, "planItemInstanceExitCriterionId", PlanItemInstanceInfo::getExitCriterionId)
        .from(items, "planItemInstanceStartUserId", PlanItemInstanceInfo::getStartUserId);
    for (var kind : List.of("Generic", "User", "Signal", "Intent", "Variable")) {
      arguments
          .from(items, kind + "EventListenerInstanceQuery.id", PlanItemInstanceInfo::getId)
          .from(items, kind + "EventListenerInstanceQuery.name", PlanItemInstanceInfo::getName);
    }
  }

  private void waiting() {
    var subscriptions = engine.getCmmnRuntimeService().createEventSubscriptionQuery().list();
    var history = engine.getCmmnHistoryService();
    var reached = history.createHistoricMilestoneInstanceQuery().list();
    arguments
        .from(subscriptions, "EventSubscriptionQuery.id", s -> s.getId())
        .from(subscriptions, "eventType", s -> s.getEventType())
        .from(subscriptions, "eventName", s -> s.getEventName())
        .from(subscriptions, "activityId", s -> s.getActivityId())
        .from(history.createHistoricIncidentQuery().list(), "activityId", i -> i.getActivityId())
        .from(history.createHistoricJobLogQuery().list(), "activityId", l -> l.getActivityId())
        .from(subscriptions, "configuration", s -> s.getConfiguration())
        .from(reached, "milestoneInstanceId", m -> m.getId())
        .of("milestoneInstanceName", "Reached");
  }

  private void shared() {
    var history = engine.getCmmnHistoryService();
    var pay = scenario.task(scenario.order, "pay").getId();
    var books = scenario.item("books");
    new TaskArguments(
            arguments,
            engine.getCmmnTaskService(),
            history.createHistoricTaskInstanceQuery().list(),
            pay)
        .add();
    new JobArguments<>(arguments, engine.getCmmnManagementService()).add();
    var variables = new VariableArguments(arguments);
    variables.add();
    variables.calls("CmmnTaskService", pay);
    variables.calls("CmmnRuntimeService", books);
    arguments
        .of("CmmnRuntimeService.getVariables", scenario.order)
        .these("CmmnRuntimeService.getVariables", scenario.order, List.of("text"))
        .these("CmmnRuntimeService.getVariable", scenario.order, "text")
        .these("CmmnRuntimeService.hasVariable", scenario.order, "text")
        .of("CmmnRuntimeService.getVariableInstances", scenario.order)
        .these("CmmnRuntimeService.getVariableInstance", scenario.order, "text");
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
        .these("getCaseInstanceComments", scenario.order, "event")
        .of("getPlannableItemsOfPlanItemInstance", scenario.item("pack"))
        .these("getPlannableItemsOfPlanItemInstance", scenario.item("pack"), null)
        .these("getPlannableItems", scenario.order, null)
        .of("getResultsOfBatchCaseInstanceMigration", scenario.migrations.toArray());
    for (var call :
        List.of(
            "getStageOverview",
            "getCaseFile",
            "getPlannableItems",
            "getIdentityLinksForCaseInstance",
            "getHistoricIdentityLinksForCaseInstance",
            "getCaseInstanceComments",
            "getCaseInstanceAttachments")) {
      arguments.of(call, scenario.order);
    }
  }

  private void definitions() {
    var repository = engine.getCmmnRepositoryService();
    var ids =
        repository.createCaseDefinitionQuery().list().stream()
            .map(d -> (Object) d.getId())
            .toArray();
    for (var call :
        List.of("getCaseDefinition", "getCaseModel", "getIdentityLinksForCaseDefinition")) {
      arguments.of(call, ids);
    }
    arguments
        .of("getDeploymentResourceNames", scenario.deployment)
        .these("getResourceAsStream", scenario.deployment, "order.cmmn")
        .these("getEventDefinition", "billed", RichCases.TENANT)
        .these("getChannelDefinition", "in", RichCases.TENANT)
        .these("getChannelDefinition", "fixed", "");
  }
}
