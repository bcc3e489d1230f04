package io.millrace.bpmn.budget;

import static io.millrace.bpmn.budget.Path.path;
import static io.millrace.bpmn.test.BpmnBuilder.process;

import io.millrace.bpmn.test.Trigger;
import java.util.List;
import java.util.Map;

/** Starts of process instances. */
final class StartPaths {

  private static final Map<String, Object> TWO = Map.of("a", 1, "b", "x");

  private StartPaths() {}

  static List<Path> all() {
    return List.of(
        path(
            "start by key, from start to end",
            engine -> {
              engine.start("empty", p -> p.task("pass"));
              return () -> engine.runtime().startProcessInstanceByKey("empty");
            }),
        path(
            "start by key, to a user task",
            engine -> {
              engine.start("waiting", p -> p.userTask("work"));
              return () -> engine.runtime().startProcessInstanceByKey("waiting");
            }),
        path(
            "start by id",
            engine -> {
              var id = engine.start("by-id", p -> p.userTask("work")).getProcessDefinitionId();
              return () -> engine.runtime().startProcessInstanceById(id);
            }),
        path(
            "start with variables and business key",
            engine -> {
              engine.start("varied", p -> p.userTask("work"));
              return () -> engine.runtime().startProcessInstanceByKey("varied", "order 1", TWO);
            }),
        path(
            "start by message",
            engine -> {
              engine.deploy(
                  process("by-message").startEvent("s", Trigger.message("go")).userTask("work"));
              return () -> engine.runtime().startProcessInstanceByMessage("go");
            }),
        path(
            "start under an idempotency key",
            engine -> {
              engine.start("once", p -> p.userTask("work"));
              var key = "once " + System.nanoTime();
              return () ->
                  engine
                      .runtime()
                      .createProcessInstanceBuilder()
                      .processDefinitionKey("once")
                      .idempotencyKey(key)
                      .start();
            }),
        path(
            "start with a call activity",
            engine -> {
              engine.start("called", p -> p.userTask("work"));
              engine.start("calling", p -> p.callActivity("call", "called"));
              return () -> engine.runtime().startProcessInstanceByKey("calling");
            }),
        path(
            "start to an async step",
            engine -> {
              engine.deploy(
                  process("async-start")
                      .serviceTask("step", t -> t.delegate(Steps.Idle.class).asyncBefore()));
              return () -> engine.runtime().startProcessInstanceByKey("async-start");
            }),
        path(
            "start of a multi-instance of 100 user tasks",
            engine -> {
              engine.deploy(TaskPaths.hundred());
              return () -> engine.runtime().startProcessInstanceByKey("hundred");
            }));
  }
}
