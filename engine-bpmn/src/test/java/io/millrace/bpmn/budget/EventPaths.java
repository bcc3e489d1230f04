package io.millrace.bpmn.budget;

import static io.millrace.bpmn.budget.Path.path;

import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.Trigger;
import java.util.List;
import java.util.Map;

/** Messages, signals, triggers, and jobs. */
final class EventPaths {

  private static final Map<String, Object> ONE = Map.of("a", 1);

  private EventPaths() {}

  static List<Path> all() {
    return List.of(
        path(
            "message to a waiting instance",
            engine -> {
              var id =
                  engine.start("mail", p -> p.catchEvent("wait", Trigger.message("paid"))).getId();
              return () ->
                  engine
                      .runtime()
                      .createMessageReceivedBuilder()
                      .messageName("paid")
                      .processInstanceId(id)
                      .receive();
            }),
        path(
            "message with variables to a waiting execution",
            engine -> {
              var instance =
                  engine.start(
                      "post", p -> p.catchEvent("wait", Trigger.message("paid")).userTask("after"));
              var id = engine.executionAt(instance, "wait");
              return () -> engine.runtime().messageEventReceived("paid", id, ONE);
            }),
        path(
            "message to a user task's boundary event",
            engine -> {
              var instance =
                  engine.start(
                      "bound",
                      p ->
                          p.userTask("work")
                              .boundaryEvent(
                                  "off", Trigger.message("stop"), b -> b.userTask("after")));
              var id = engine.executionAt(instance, "work");
              return () -> engine.runtime().messageEventReceived("stop", id);
            }),
        path(
            "message correlated by business key",
            engine -> {
              engine.start("keyed", p -> p.catchEvent("wait", Trigger.message("keyed")));
              var instance =
                  engine
                      .runtime()
                      .createProcessInstanceQuery()
                      .processDefinitionKey("keyed")
                      .list()
                      .get(0);
              engine.runtime().updateBusinessKey(instance.getId(), "k1");
              return () ->
                  engine
                      .runtime()
                      .createMessageCorrelation("keyed")
                      .processInstanceBusinessKey("k1")
                      .correlate();
            }),
        path(
            "message thrown to another family",
            engine -> {
              engine.engine().runDueJobs();
              engine.start("heard", p -> p.catchEvent("wait", Trigger.message("heard")));
              engine.deploy(
                  BpmnBuilder.process("throwing").endEvent("send", Trigger.message("heard")));
              return () -> engine.runtime().startProcessInstanceByKey("throwing");
            }),
        path(
            "message that starts an event sub-process",
            engine -> {
              var instance =
                  engine.start(
                      "handled",
                      p ->
                          p.userTask("work")
                              .eventSubProcess(
                                  "handler",
                                  h ->
                                      h.startEvent("come", Trigger.message("stop"))
                                          .userTask("after")));
              var id = instance.getId();
              return () -> engine.runtime().messageEventReceived("stop", id);
            }),
        path(
            "variable that a condition waits for",
            engine -> {
              var id =
                  engine
                      .start(
                          "watched",
                          p ->
                              p.catchEvent("wait", Trigger.condition("${a == 1}"))
                                  .userTask("after"))
                      .getId();
              return () -> engine.runtime().setVariable(id, "a", 1);
            }),
        path(
            "variable by which no condition becomes true",
            engine -> {
              var id =
                  engine
                      .start("unmet", p -> p.catchEvent("wait", Trigger.condition("${a == 2}")))
                      .getId();
              return () -> engine.runtime().setVariable(id, "a", 1);
            }),
        path(
            "signal to one execution",
            engine -> {
              var instance =
                  engine.start("lone", p -> p.catchEvent("wait", Trigger.signal("light")));
              var id = engine.executionAt(instance, "wait");
              return () -> engine.runtime().signalEventReceived("light", id);
            }),
        signalToAll("signal to all, one instance waits", "green", 1),
        signalToAll("signal to all, 20 instances wait", "red", 20),
        path(
            "signal that nobody waits for",
            engine -> () -> engine.runtime().signalEventReceived("nobody")),
        path(
            "trigger a receive task",
            engine -> {
              var instance = engine.start("receive", p -> p.receiveTask("wait"));
              var id = engine.executionAt(instance, "wait");
              return () -> engine.runtime().trigger(id);
            }),
        path(
            "a timer fires",
            engine -> {
              var instance =
                  engine.start(
                      "timer",
                      p -> p.catchEvent("wait", Trigger.timerDuration("PT1H")).userTask("after"));
              var job =
                  engine
                      .management()
                      .createTimerJobQuery()
                      .processInstanceId(instance.getId())
                      .singleResult()
                      .getId();
              return () -> engine.management().executeJob(job);
            }),
        path(
            "an interrupting boundary timer fires",
            engine -> {
              var instance =
                  engine.start(
                      "late",
                      p ->
                          p.userTask("work")
                              .boundaryEvent(
                                  "off", Trigger.timerDuration("PT1H"), b -> b.userTask("after")));
              var job =
                  engine
                      .management()
                      .createTimerJobQuery()
                      .processInstanceId(instance.getId())
                      .singleResult()
                      .getId();
              return () -> engine.management().executeJob(job);
            }),
        path(
            "an async step is executed by hand",
            engine -> {
              var job = asyncJob(engine, "async-step", Steps.Idle.class);
              return () -> engine.management().executeJob(job);
            }),
        path(
            "a failing job is tried and noted",
            engine -> {
              var job = asyncJob(engine, "async-fail", Steps.Failing.class);
              return () -> TaskPaths.refused(() -> engine.management().executeJob(job));
            }),
        path(
            "the job executor claims and runs one async step, and finds no more",
            engine -> {
              engine.engine().runDueJobs();
              asyncJob(engine, "async-step", Steps.Idle.class);
              return () -> engine.engine().runDueJobs();
            }),
        path(
            "the job executor looks for jobs and finds none",
            engine -> {
              engine.engine().runDueJobs();
              return () -> engine.engine().runDueJobs();
            }));
  }

  private static Path signalToAll(String name, String signal, int instances) {
    return path(
        name,
        engine -> {
          for (var i = 0; i < instances; i++) {
            engine.start(signal, p -> p.catchEvent("wait", Trigger.signal(signal)));
          }
          return () -> engine.runtime().signalEventReceived(signal);
        });
  }

  private static String asyncJob(CountedEngine engine, String key, Class<?> delegate) {
    var instance =
        engine.start(
            key,
            p ->
                p.serviceTask(
                    "step",
                    t ->
                        t.attribute("millrace:class", delegate.getName())
                            .asyncBefore()
                            .retryCycle("R9/PT1H")));
    return engine
        .management()
        .createJobQuery()
        .processInstanceId(instance.getId())
        .singleResult()
        .getId();
  }
}
