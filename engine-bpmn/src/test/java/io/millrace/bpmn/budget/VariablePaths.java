package io.millrace.bpmn.budget;

import static io.millrace.bpmn.budget.Path.path;

import io.millrace.bpmn.RuntimeService;
import io.millrace.bpmn.TaskService;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Variables of instances, executions and tasks. */
final class VariablePaths {

  private static final Map<String, Object> STORED = Map.of("a", 1, "b", "x");
  private static final Map<String, Object> CHANGED = Map.of("a", 2, "b", "y");

  private VariablePaths() {}

  static List<Path> all() {
    return List.of(
        onInstance("get a variable of an instance", (r, id) -> r.getVariable(id, "a")),
        onInstance("get all variables of an instance", RuntimeService::getVariables),
        onInstance("get local variables of an instance", RuntimeService::getVariablesLocal),
        onExecution("get a variable of an execution", (r, id) -> r.getVariable(id, "a")),
        onInstance("set a new variable of an instance", (r, id) -> r.setVariable(id, "c", 3)),
        onInstance("set a variable of an instance", (r, id) -> r.setVariable(id, "a", 2)),
        onInstance("set variables of an instance", (r, id) -> r.setVariables(id, CHANGED)),
        onInstance(
            "set a variable of an instance to the same value",
            (r, id) -> r.setVariable(id, "a", 1)),
        onInstance("remove a variable of an instance", (r, id) -> r.removeVariable(id, "a")),
        onInstance(
            "remove a variable that is not there", (r, id) -> r.removeVariable(id, "nothing")),
        onExecution("set a variable of an execution", (r, id) -> r.setVariable(id, "a", 2)),
        onExecution(
            "set a local variable of an execution", (r, id) -> r.setVariableLocal(id, "own", 1)),
        onTask("get a variable of a task", (t, id) -> t.getVariable(id, "a")),
        onTask("get all variables of a task", TaskService::getVariables),
        onTask("get local variables of a task", TaskService::getVariablesLocal),
        onTask("set a variable of a task", (t, id) -> t.setVariable(id, "a", 2)),
        onTask("set a new local variable of a task", (t, id) -> t.setVariableLocal(id, "own", 1)),
        onTask("remove a variable of a task", (t, id) -> t.removeVariable(id, "a")),
        path(
            "remove a local variable of a task",
            engine -> {
              var task = task(engine);
              engine.tasks().setVariableLocal(task, "own", 1);
              return () -> engine.tasks().removeVariableLocal(task, "own");
            }),
        path(
            "get a variable of an unknown instance",
            engine -> () -> TaskPaths.refused(() -> engine.runtime().getVariable("4711", "a"))),
        path(
            "set a variable of an unknown instance",
            engine -> () -> TaskPaths.refused(() -> engine.runtime().setVariable("4711", "a", 1))));
  }

  private static Path onInstance(String name, BiConsumer<RuntimeService, String> call) {
    return path(
        name,
        engine -> {
          var id = engine.start("waiting", STORED, p -> p.userTask("work")).getId();
          return () -> call.accept(engine.runtime(), id);
        });
  }

  private static Path onExecution(String name, BiConsumer<RuntimeService, String> call) {
    return path(
        name,
        engine -> {
          var instance = engine.start("waiting", STORED, p -> p.userTask("work"));
          var id = engine.executionAt(instance, "work");
          return () -> call.accept(engine.runtime(), id);
        });
  }

  private static Path onTask(String name, BiConsumer<TaskService, String> call) {
    return path(
        name,
        engine -> {
          var task = task(engine);
          return () -> call.accept(engine.tasks(), task);
        });
  }

  private static String task(CountedEngine engine) {
    return engine.task(engine.start("waiting", STORED, p -> p.userTask("work")));
  }
}
