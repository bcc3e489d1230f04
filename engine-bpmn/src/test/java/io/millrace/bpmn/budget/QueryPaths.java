package io.millrace.bpmn.budget;

import static io.millrace.bpmn.budget.Path.path;

import io.millrace.bpmn.runtime.ProcessInstance;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Queries. */
final class QueryPaths {

  private QueryPaths() {}

  static List<Path> all() {
    return List.of(
        query("list tasks of an instance", (e, id) -> tasks(e).processInstanceId(id).list()),
        query("one task of an instance", (e, id) -> tasks(e).processInstanceId(id).singleResult()),
        query("count tasks", (e, id) -> tasks(e).processDefinitionKey("asked").count()),
        query(
            "page of tasks by assignee", (e, id) -> tasks(e).taskAssignee("kermit").listPage(0, 5)),
        query(
            "page of tasks by candidate group",
            (e, id) -> tasks(e).taskCandidateGroup("frogs").listPage(0, 5)),
        query(
            "tasks of an instance with its variables",
            (e, id) -> tasks(e).processInstanceId(id).includeProcessVariables().list()),
        query(
            "one process instance",
            (e, id) ->
                e.runtime().createProcessInstanceQuery().processInstanceId(id).singleResult()),
        query(
            "count process instances",
            (e, id) ->
                e.runtime().createProcessInstanceQuery().processDefinitionKey("asked").count()),
        query(
            "list executions of an instance",
            (e, id) -> e.runtime().createExecutionQuery().processInstanceId(id).list()),
        query(
            "list variables of an instance",
            (e, id) -> e.runtime().createVariableInstanceQuery().processInstanceId(id).list()),
        query(
            "list subscriptions of an instance",
            (e, id) -> e.runtime().createEventSubscriptionQuery().processInstanceId(id).list()),
        query(
            "list jobs of an instance",
            (e, id) -> e.management().createJobQuery().processInstanceId(id).list()),
        query(
            "one historic process instance",
            (e, id) ->
                e.history()
                    .createHistoricProcessInstanceQuery()
                    .processInstanceId(id)
                    .singleResult()),
        query(
            "list historic tasks of an instance",
            (e, id) -> e.history().createHistoricTaskInstanceQuery().processInstanceId(id).list()),
        query(
            "list historic activities of an instance",
            (e, id) ->
                e.history().createHistoricActivityInstanceQuery().processInstanceId(id).list()),
        query(
            "list historic variables of an instance",
            (e, id) ->
                e.history().createHistoricVariableInstanceQuery().processInstanceId(id).list()),
        query(
            "newest definition of a key",
            (e, id) ->
                e.repository()
                    .createProcessDefinitionQuery()
                    .processDefinitionKey("asked")
                    .latestVersion()
                    .singleResult()),
        query("a query by what is no id", (e, id) -> tasks(e).taskId("no id").list()));
  }

  private static io.millrace.common.task.TaskQuery tasks(CountedEngine engine) {
    return engine.tasks().createTaskQuery();
  }

  private static Path query(String name, BiConsumer<CountedEngine, String> question) {
    return path(
        name,
        engine -> {
          ProcessInstance instance =
              engine.start(
                  "asked",
                  Map.of("a", 1),
                  p -> p.userTask("work", t -> t.candidateGroups("frogs")));
          return () -> question.accept(engine, instance.getId());
        });
  }
}
