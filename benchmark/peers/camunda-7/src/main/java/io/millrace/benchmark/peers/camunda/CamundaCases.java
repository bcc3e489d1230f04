package io.millrace.benchmark.peers.camunda;

import io.millrace.benchmark.engine.ActivityTypes;
import io.millrace.benchmark.engine.CaseCalls;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.engine.OpenTask;
import io.millrace.benchmark.engine.OpenTasks;
import java.util.Map;
import org.camunda.bpm.engine.CaseService;
import org.camunda.bpm.engine.HistoryService;
import org.camunda.bpm.engine.ProcessEngine;
import org.camunda.bpm.engine.TaskService;
import org.camunda.bpm.engine.task.Task;

/**
 * Camunda 7 with CMMN switched on, beside the engine that runs processes without it. Safe for use
 * by many threads at once, but for {@link #close()}.
 */
final class CamundaCases implements CaseCalls, AutoCloseable {

  private static final ActivityTypes PLAN_ITEMS = ActivityTypes.ofCases();
  private static final OpenTasks<Task> OPEN_TASKS = new OpenTasks<>(Task::getId, Task::getName);

  private final ProcessEngine engine;
  private final CaseService cases;
  private final TaskService tasks;

  CamundaCases(ProcessEngine engine) {
    this.engine = engine;
    this.cases = engine.getCaseService();
    this.tasks = engine.getTaskService();
  }

  void deploy(Model model) {
    engine
        .getRepositoryService()
        .createDeployment()
        .name("benchmark")
        .addString(model.resourceName(), model.xml())
        .deploy();
  }

  @Override
  public String start(String caseKey, Map<String, Object> variables) {
    return cases.createCaseInstanceByKey(caseKey, variables).getId();
  }

  @Override
  public OpenTask task(String instanceId, String name) {
    return OPEN_TASKS.one(
        tasks.createTaskQuery().caseInstanceId(instanceId).taskName(name).singleResult(),
        instanceId,
        name);
  }

  @Override
  public void complete(OpenTask task) {
    tasks.complete(task.id());
  }

  /** A completed case stays in the runtime tables until it is closed. */
  @Override
  public void close(String instanceId) {
    cases.closeCaseInstance(instanceId);
  }

  HistoryCensus history() {
    HistoryService history = engine.getHistoryService();
    return new HistoryCensus(
        history.createHistoricCaseInstanceQuery().closed().count(),
        history.createHistoricCaseInstanceQuery().notClosed().count(),
        history.createHistoricTaskInstanceQuery().finished().count(),
        history.createHistoricVariableInstanceQuery().count(),
        PLAN_ITEMS.census(this::ended));
  }

  private long ended(String type) {
    return engine
        .getHistoryService()
        .createHistoricCaseActivityInstanceQuery()
        .caseActivityType(type)
        .ended()
        .count();
  }

  @Override
  public void close() {
    engine.close();
  }
}
