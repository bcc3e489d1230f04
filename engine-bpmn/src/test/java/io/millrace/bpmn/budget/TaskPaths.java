package io.millrace.bpmn.budget;

import static io.millrace.bpmn.budget.Path.path;
import static io.millrace.bpmn.test.BpmnBuilder.process;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.task.Attachment;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Work on tasks. */
final class TaskPaths {

  private static final Map<String, Object> TWO = Map.of("a", 1, "b", "x");
  private static final byte[] FILE = {1, 2, 3};
  private static final String UNKNOWN = "4711";

  private TaskPaths() {}

  private static BpmnBuilder bordered(BpmnBuilder process) {
    return process
        .userTask("work")
        .boundaryEvent("seen", Trigger.condition("${a > 5}"), b -> b.userTask("check"))
        .boundaryEvent("heard", Trigger.message("recalled"), b -> b.userTask("recall"))
        .userTask("next");
  }

  static List<Path> all() {
    return List.of(
        onTask("claim", (engine, task) -> engine.tasks().claim(task, "kermit")),
        onClaimed("unclaim", (engine, task) -> engine.tasks().unclaim(task)),
        onTask("set assignee", (engine, task) -> engine.tasks().setAssignee(task, "gonzo")),
        onTask("set priority", (engine, task) -> engine.tasks().setPriority(task, 70)),
        onTask("add a candidate", (engine, task) -> engine.tasks().addCandidateUser(task, "gonzo")),
        onTask("complete a task, the instance ends", (engine, t) -> engine.tasks().complete(t)),
        onTask(
            "complete a task with variables, the instance ends",
            (engine, task) -> engine.tasks().complete(task, TWO)),
        path(
            "complete a task, to the next task",
            engine -> {
              var instance = engine.start("two", p -> p.userTask("one").userTask("other"));
              var task = engine.task(instance);
              return () -> engine.tasks().complete(task);
            }),
        path(
            "complete a task with new variables, to the next task",
            engine -> {
              var instance = engine.start("two", p -> p.userTask("one").userTask("other"));
              var task = engine.task(instance);
              return () -> engine.tasks().complete(task, TWO);
            }),
        path(
            "complete a task with variables that are there, to the next task",
            engine -> {
              var instance =
                  engine.start(
                      "two", Map.of("a", 0, "b", "y"), p -> p.userTask("one").userTask("other"));
              var task = engine.task(instance);
              return () -> engine.tasks().complete(task, TWO);
            }),
        path(
            "complete a task with a condition and a message at its border",
            engine -> {
              var instance = engine.start("bordered", Map.of("a", 0), TaskPaths::bordered);
              var task = engine.task(instance);
              return () -> engine.tasks().complete(task, Map.of("a", 1));
            }),
        path(
            "complete a task whose gateway reads a variable",
            engine -> {
              var instance =
                  engine.start(
                      "choice",
                      Map.of("a", 1),
                      p ->
                          p.userTask("work")
                              .choose("which")
                              .when("${a > 0}", b -> b.userTask("more"))
                              .otherwise(b -> b.userTask("less")));
              var task = engine.task(instance);
              return () -> engine.tasks().complete(task);
            }),
        path("complete a task in the caller's transaction", TaskPaths::joined),
        path(
            "complete one of 100 tasks of a multi-instance",
            engine -> {
              engine.deploy(hundred());
              var instance = engine.runtime().startProcessInstanceByKey("hundred");
              var task = engine.task(instance);
              return () -> engine.tasks().complete(task);
            }),
        path(
            "complete a task into a join that waits",
            engine -> {
              var task = engine.task(forked(engine));
              return () -> engine.tasks().complete(task);
            }),
        path(
            "complete the last task before a join",
            engine -> {
              var instance = forked(engine);
              engine.tasks().complete(engine.task(instance));
              var task = engine.task(instance);
              return () -> engine.tasks().complete(task);
            }),
        path(
            "complete the last task of a called instance",
            engine -> {
              engine.start("called", p -> p.userTask("work"));
              var caller =
                  engine.start("calling", p -> p.callActivity("call", "called").userTask("after"));
              var task =
                  engine
                      .tasks()
                      .createTaskQuery()
                      .processInstanceId(calledBy(engine, caller))
                      .singleResult()
                      .getId();
              return () -> engine.tasks().complete(task);
            }),
        onTask(
            "complete a task under an idempotency key",
            (engine, task) ->
                engine
                    .tasks()
                    .createTaskCompletionBuilder()
                    .taskId(task)
                    .idempotencyKey("done " + task)
                    .complete()),
        onClaimed("set the same assignee", (e, task) -> e.tasks().setAssignee(task, "kermit")),
        path(
            "complete a delegated task, refused",
            engine -> {
              var task = engine.task(engine.start("waiting", p -> p.userTask("work")));
              engine.tasks().delegateTask(task, "kermit");
              return () -> refused(() -> engine.tasks().complete(task));
            }),
        onTask("comment on a task", (engine, task) -> engine.tasks().addComment(task, null, "x")),
        onTask("comments on a task", (engine, task) -> engine.tasks().getTaskComments(task)),
        path(
            "comment on an instance",
            engine -> {
              var id = engine.start("waiting", p -> p.userTask("work")).getId();
              return () -> engine.tasks().addComment(null, id, "x");
            }),
        onTask("attach a file to a task", TaskPaths::attach),
        onTask("attachments of a task", (engine, task) -> engine.tasks().getTaskAttachments(task)),
        path(
            "content of an attachment",
            engine -> {
              var file = attach(engine, waitingTask(engine));
              return () -> engine.tasks().getAttachmentContent(file.getId());
            }),
        path(
            "delete an attachment",
            engine -> {
              var file = attach(engine, waitingTask(engine));
              return () -> engine.tasks().deleteAttachment(file.getId());
            }),
        path(
            "delete a task of no instance with its history",
            engine -> {
              var task = engine.tasks().newTask();
              engine.tasks().saveTask(task);
              return () -> engine.tasks().deleteTask(task.getId(), true);
            }),
        path(
            "claim an unknown task",
            engine -> () -> refused(() -> engine.tasks().claim(UNKNOWN, "kermit"))),
        path(
            "complete an unknown task",
            engine -> () -> refused(() -> engine.tasks().complete(UNKNOWN))),
        path(
            "complete a task by what is no id",
            engine -> () -> refused(() -> engine.tasks().complete("no id"))));
  }

  static BpmnBuilder hundred() {
    return process("hundred").userTask("each", t -> t.multiInstance(l -> l.cardinality(100)));
  }

  static void refused(Runnable call) {
    try {
      call.run();
    } catch (RuntimeException e) {
      return;
    }
    throw new AssertionError("the call was not refused");
  }

  static String calledBy(CountedEngine engine, ProcessInstance caller) {
    return engine
        .runtime()
        .createProcessInstanceQuery()
        .superProcessInstanceId(caller.getId())
        .singleResult()
        .getId();
  }

  private static Path onTask(String name, BiConsumer<CountedEngine, String> call) {
    return path(
        name,
        engine -> {
          var task = engine.task(engine.start("waiting", p -> p.userTask("work")));
          return () -> call.accept(engine, task);
        });
  }

  private static Path onClaimed(String name, BiConsumer<CountedEngine, String> call) {
    return path(
        name,
        engine -> {
          var task = engine.task(engine.start("waiting", p -> p.userTask("work")));
          engine.tasks().claim(task, "kermit");
          return () -> call.accept(engine, task);
        });
  }

  private static Attachment attach(CountedEngine engine, String task) {
    return engine
        .tasks()
        .createAttachment("text/plain", task, null, "a.txt", null, new ByteArrayInputStream(FILE));
  }

  private static String waitingTask(CountedEngine engine) {
    return engine.task(engine.start("waiting", p -> p.userTask("work")));
  }

  private static Runnable joined(CountedEngine engine) {
    var task = engine.task(engine.start("waiting", p -> p.userTask("work")));
    var connection = engine.callersTransaction();
    return () -> engine.engine().inTransaction(connection, () -> engine.tasks().complete(task));
  }

  private static ProcessInstance forked(CountedEngine engine) {
    return engine.start(
        "forked",
        p -> p.fork(b -> b.userTask("one"), b -> b.userTask("other")).join().userTask("after"));
  }
}
