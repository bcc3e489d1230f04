package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.Trigger;
import io.millrace.test.WithoutInvariants;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.ServerTest;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * On tables with the rows of many instances no statement of the main paths, and no query that the
 * documentation names an index for, looks at all rows of a table or of an index.
 */
@WithoutInvariants("the tables are filled with rows by hand")
@ServerTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class QueryPlansTest {

  /** Enough that no planner prefers to read the tables from end to end. */
  private static final int INSTANCES = Integer.getInteger("millrace.test.plans.instances", 20_000);

  private final Database database;
  private ProcessEngine engine;
  private QueryPlans plans;

  QueryPlansTest(Database database) {
    this.database = database;
  }

  @BeforeAll
  void fill() throws SQLException {
    assumeTrue(database.kind() == DatabaseKind.POSTGRESQL, "its plans are read");
    var source = new CountingDataSource(database.dataSource());
    plans = new QueryPlans(database, source);
    engine =
        new ProcessEngineConfiguration()
            .setDataSource(source)
            .setDatabaseSchemaUpdate("true")
            .setAsyncExecutorActivate(false)
            .buildProcessEngine();
    try (var connection = database.connect();
        var statement = connection.createStatement()) {
      for (var sql : FilledTables.of(INSTANCES)) {
        statement.execute(sql);
      }
    }
  }

  @AfterAll
  void close() {
    if (engine != null) {
      engine.close();
    }
  }

  private String waiting() {
    var model =
        process("order")
            .userTask("pay", t -> t.candidateUsers("kermit").candidateGroups("crew"))
            .userTask("ship");
    deploy(model);
    return engine.getRuntimeService().startProcessInstanceByKey("order", Map.of("a", 1)).getId();
  }

  private void deploy(BpmnBuilder model) {
    engine
        .getRepositoryService()
        .createDeployment()
        .addBytes(model.resourceName(), model.toBytes())
        .deploy();
  }

  @Test
  void startingCompletingAndDeletingUseIndexes() throws SQLException {
    var runtime = engine.getRuntimeService();
    var tasks = engine.getTaskService();
    plans.useIndexes("deploy and start", this::waiting);
    var instance = waiting();
    var task = tasks.createTaskQuery().processInstanceId(instance).singleResult().getId();
    plans.useIndexes("set a variable", () -> runtime.setVariable(instance, "b", 2));
    plans.useIndexes("set a local variable", () -> tasks.setVariableLocal(task, "own", 1));
    plans.useIndexes("variables of a task", () -> tasks.getVariables(task));
    plans.useIndexes(
        "local variables of tasks", () -> tasks.getVariableInstancesLocalByTaskIds(Set.of(task)));
    plans.useIndexes("claim", () -> tasks.claim(task, "kermit"));
    plans.useIndexes("links of a task", () -> tasks.getIdentityLinksForTask(task));
    plans.useIndexes("sub-tasks", () -> tasks.getSubTasks(task));
    plans.useIndexes("complete", () -> tasks.complete(task));
    plans.useIndexes("delete", () -> runtime.deleteProcessInstance(instance, "enough"));
    var alone = tasks.newTask();
    tasks.saveTask(alone);
    plans.useIndexes("delete a standalone task", () -> tasks.deleteTask(alone.getId()));
    var history = engine.getHistoryService();
    plans.useIndexes("links in history", () -> history.getHistoricIdentityLinksForTask(task));
    plans.useIndexes("delete history", () -> history.deleteHistoricProcessInstance(instance));
  }

  @Test
  void deletingADeploymentUsesIndexes() throws SQLException {
    deploy(process("goes").startEvent("s", Trigger.message("go")).userTask("work"));
    var repository = engine.getRepositoryService();
    var deployment =
        repository
            .createProcessDefinitionQuery()
            .processDefinitionKey("goes")
            .singleResult()
            .getDeploymentId();
    plans.useIndexes("delete a deployment", () -> repository.deleteDeployment(deployment));
  }

  @Test
  void eventsAndJobsUseIndexes() throws SQLException {
    var runtime = engine.getRuntimeService();
    plans.useIndexes("signal", () -> runtime.signalEventReceived("none"));
    var jobs = engine.getManagementService();
    plans.useIndexes(
        "jobs of an instance", () -> jobs.createJobQuery().processInstanceId("40").list());
    plans.useIndexes("timers", () -> jobs.createTimerJobQuery().executionId("41").list());
    plans.useIndexes(
        "subscriptions",
        () -> runtime.createEventSubscriptionQuery().processInstanceId("40").list());
    plans.useIndexes(
        "subscriptions to an event",
        () ->
            runtime
                .createEventSubscriptionQuery()
                .eventName("paid")
                .eventType("message")
                .tenantId("")
                .list());
  }

  @Test
  void queriesOfWhatRunsUseIndexes() throws SQLException {
    var runtime = engine.getRuntimeService();
    var tasks = engine.getTaskService();
    plans.useIndexes(
        "tasks of an instance", () -> tasks.createTaskQuery().processInstanceId("40").list());
    plans.useIndexes(
        "tasks of a user", () -> tasks.createTaskQuery().taskAssignee("user 7").list());
    plans.useIndexes(
        "tasks of users",
        () -> tasks.createTaskQuery().taskAssigneeIds(List.of("user 7", "user 8")).list());
    plans.useIndexes(
        "candidate user", () -> tasks.createTaskQuery().taskCandidateUser("user 7").list());
    plans.useIndexes(
        "candidate groups",
        () -> tasks.createTaskQuery().taskCandidateGroupIn(List.of("group 7", "group 8")).list());
    plans.useIndexes(
        "external task", () -> tasks.createTaskQuery().taskExternalId("task 7").list());
    plans.useIndexes(
        "variables of tasks",
        () ->
            tasks
                .createTaskQuery()
                .processInstanceId("40")
                .includeProcessVariables()
                .includeTaskLocalVariables()
                .includeIdentityLinks()
                .list());
    plans.useIndexes(
        "executions of an instance",
        () -> runtime.createExecutionQuery().processInstanceId("40").list());
    plans.useIndexes(
        "executions of instances",
        () -> runtime.createExecutionQuery().processInstanceIds(Set.of("40", "50")).list());
    plans.useIndexes(
        "executions of a family",
        () -> runtime.createExecutionQuery().rootProcessInstanceId("40").list());
    plans.useIndexes("children", () -> runtime.createExecutionQuery().parentId("40").list());
    plans.useIndexes(
        "business key",
        () -> runtime.createProcessInstanceQuery().processInstanceBusinessKey("key 7").list());
    plans.useIndexes(
        "external id",
        () -> runtime.createProcessInstanceQuery().processInstanceExternalId("instance 7").list());
    plans.useIndexes(
        "executions by business key",
        () -> runtime.createExecutionQuery().processInstanceBusinessKey("key 7", true).list());
    plans.useIndexes(
        "caller", () -> runtime.createProcessInstanceQuery().subProcessInstanceId("40").list());
    plans.useIndexes(
        "definition", () -> runtime.createProcessInstanceQuery().processDefinitionId("7").list());
    plans.useIndexes(
        "definition and a number",
        () ->
            runtime
                .createProcessInstanceQuery()
                .processDefinitionId("7")
                .variableValueEquals("n", 5)
                .variableValueGreaterThan("n", new BigDecimal("4.5"))
                .variableValueNotEquals("n", 6L)
                .list());
    plans.useIndexes(
        "correlation by a number",
        () ->
            runtime
                .createMessageCorrelation("none")
                .processInstanceVariableEquals("n", 5)
                .correlateAllWithResult());
    plans.useIndexes(
        "executions of a definition",
        () -> runtime.createExecutionQuery().processDefinitionId("7").list());
    plans.useIndexes(
        "visits of an instance",
        () -> runtime.createActivityInstanceQuery().processInstanceId("40").list());
    plans.useIndexes(
        "visits of a definition",
        () -> runtime.createActivityInstanceQuery().processDefinitionId("7").list());
    plans.useIndexes(
        "variables of an instance",
        () -> runtime.createVariableInstanceQuery().processInstanceId("40").list());
    plans.useIndexes(
        "variables of an execution",
        () -> runtime.createVariableInstanceQuery().executionId("40").list());
    plans.useIndexes(
        "variables of a task", () -> runtime.createVariableInstanceQuery().taskId("42").list());
  }

  @Test
  void whoTakesPartIsFoundByIndexes() throws SQLException {
    var instance = waiting();
    var runtime = engine.getRuntimeService();
    var history = engine.getHistoryService();
    for (var type : List.of("starter", "participant", "watcher")) {
      plans.useIndexes(
          type, () -> runtime.createProcessInstanceQuery().involvedUser("user 7", type).list());
      plans.useIndexes(
          type + " in history",
          () -> history.createHistoricProcessInstanceQuery().involvedUser("user 7", type).count());
    }
    plans.useIndexes(
        "involved user",
        () -> runtime.createProcessInstanceQuery().involvedUser("user 7").listPage(0, 10));
    plans.useIndexes(
        "involved groups",
        () -> runtime.createProcessInstanceQuery().involvedGroups(Set.of("group 7")).count());
    plans.useIndexes(
        "involved user in history",
        () ->
            history
                .createHistoricProcessInstanceQuery()
                .involvedUser("user 7")
                .orderByProcessInstanceStartTime()
                .desc()
                .listPage(0, 10));
    plans.useIndexes(
        "involved groups in history",
        () ->
            history
                .createHistoricProcessInstanceQuery()
                .involvedGroups(Set.of("group 7", "group 8"))
                .list());
    plans.useIndexes("links", () -> runtime.getIdentityLinksForProcessInstance(instance));
    plans.useIndexes(
        "links in history", () -> history.getHistoricIdentityLinksForProcessInstance(instance));
  }

  @Test
  void queriesOfHistoryUseIndexes() throws SQLException {
    var history = engine.getHistoryService();
    plans.useIndexes(
        "instance",
        () -> history.createHistoricProcessInstanceQuery().processInstanceId("40").list());
    plans.useIndexes(
        "business key",
        () ->
            history
                .createHistoricProcessInstanceQuery()
                .processInstanceBusinessKey("key 7")
                .list());
    plans.useIndexes(
        "called",
        () -> history.createHistoricProcessInstanceQuery().superProcessInstanceId("40").list());
    plans.useIndexes(
        "definition",
        () -> history.createHistoricProcessInstanceQuery().processDefinitionId("7").list());
    plans.useIndexes(
        "ended",
        () -> history.createHistoricProcessInstanceQuery().finishedBefore(new Date(0)).count());
    plans.useIndexes(
        "visits",
        () -> history.createHistoricActivityInstanceQuery().processInstanceId("40").list());
    plans.useIndexes(
        "tasks", () -> history.createHistoricTaskInstanceQuery().processInstanceId("40").list());
    plans.useIndexes(
        "tasks of a user",
        () -> history.createHistoricTaskInstanceQuery().taskAssignee("user 7").list());
    plans.useIndexes(
        "variables",
        () -> history.createHistoricVariableInstanceQuery().processInstanceId("40").list());
    plans.useIndexes(
        "variables of a task",
        () -> history.createHistoricVariableInstanceQuery().taskId("42").list());
    plans.useIndexes(
        "details", () -> history.createHistoricDetailQuery().processInstanceId("40").list());
    plans.useIndexes(
        "details of a task", () -> history.createHistoricDetailQuery().taskId("42").list());
  }
}
