package io.millrace.bpmn.budget;

import static io.millrace.bpmn.budget.Path.path;

import io.millrace.bpmn.test.Trigger;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What is done to whole process instances and definitions. */
final class InstancePaths {

  private InstancePaths() {}

  static List<Path> all() {
    return List.of(
        path(
            "delete an instance",
            engine -> {
              var id = engine.start("waiting", p -> p.userTask("work")).getId();
              return () -> engine.runtime().deleteProcessInstance(id, "off");
            }),
        path(
            "delete an instance with variables, a job and a subscription",
            engine -> {
              var instance = engine.start("owning", Map.of("a", 1), p -> owning(p));
              engine.tasks().addCandidateUser(engine.task(instance), "kermit");
              return () -> engine.runtime().deleteProcessInstance(instance.getId(), "off");
            }),
        path(
            "delete an instance and the two it has called",
            engine -> {
              engine.start("called", p -> p.userTask("work"));
              var id =
                  engine
                      .start(
                          "twice",
                          p ->
                              p.fork(
                                  b -> b.callActivity("one", "called"),
                                  b -> b.callActivity("other", "called")))
                      .getId();
              return () -> engine.runtime().deleteProcessInstance(id, "off");
            }),
        path(
            "delete 10 instances",
            engine -> {
              var ids =
                  IntStream.range(0, 10)
                      .mapToObj(i -> engine.start("waiting", p -> p.userTask("work")).getId())
                      .toList();
              return () -> engine.runtime().bulkDeleteProcessInstances(ids, "off");
            }),
        path(
            "delete an unknown instance",
            engine ->
                () ->
                    TaskPaths.refused(() -> engine.runtime().deleteProcessInstance("4711", "off"))),
        path(
            "name an instance",
            engine -> {
              var id = engine.start("waiting", p -> p.userTask("work")).getId();
              return () -> engine.runtime().setProcessInstanceName(id, "the order");
            }),
        path(
            "link a user to an instance",
            engine -> {
              var id = engine.start("waiting", p -> p.userTask("work")).getId();
              return () -> engine.runtime().addUserIdentityLink(id, "kermit", "observer");
            }),
        path(
            "get a definition by id",
            engine -> {
              var id = engine.start("waiting", p -> p.userTask("work")).getProcessDefinitionId();
              return () -> engine.repository().getProcessDefinition(id);
            }),
        path(
            "active activities of an instance",
            engine -> {
              var id = engine.start("waiting", p -> p.userTask("work")).getId();
              return () -> engine.runtime().getActiveActivityIds(id);
            }),
        path(
            "delete an instance from history",
            engine -> {
              var id = engine.start("empty", p -> p.task("pass")).getId();
              return () -> engine.history().deleteHistoricProcessInstance(id);
            }));
  }

  private static io.millrace.bpmn.test.BpmnBuilder owning(io.millrace.bpmn.test.BpmnBuilder p) {
    return p.userTask("work")
        .boundaryEvent("late", Trigger.timerDuration("PT1H"), b -> b.task("hurry"))
        .moveTo("work")
        .boundaryEvent("off", Trigger.message("stop"), b -> b.task("stop"));
  }
}
