package io.millrace.benchmark.peers.flowablecmmn;

import io.millrace.benchmark.engine.CaseCalls;
import io.millrace.benchmark.engine.OpenTask;
import io.millrace.benchmark.engine.OpenTasks;
import java.util.Map;
import org.flowable.cmmn.api.CmmnRuntimeService;
import org.flowable.cmmn.api.CmmnTaskService;
import org.flowable.task.api.Task;

/** The calls of Flowable's CMMN engine. Safe for use by many threads at once. */
record FlowableCases(CmmnRuntimeService runtime, CmmnTaskService tasks) implements CaseCalls {

  private static final OpenTasks<Task> OPEN_TASKS = new OpenTasks<>(Task::getId, Task::getName);

  @Override
  public String start(String caseKey, Map<String, Object> variables) {
    return runtime
        .createCaseInstanceBuilder()
        .caseDefinitionKey(caseKey)
        .variables(variables)
        .start()
        .getId();
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
}
