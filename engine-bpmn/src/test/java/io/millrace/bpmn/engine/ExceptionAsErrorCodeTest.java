package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.Log;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.ConflictException;
import io.millrace.common.DelegateException;
import io.millrace.common.ExpressionException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The class of an exception, or a superclass, as the code of an error that events catch. */
@EngineTest
class ExceptionAsErrorCodeTest {

  private static final Trigger NO_FILE = Trigger.error(NoSuchFileException.class.getName());
  private static final Trigger UNCHECKED = Trigger.error(UncheckedIOException.class.getName());
  private static final String EXPRESSION = "${reader.read()}";

  /** Fails as code that reads a file does. */
  public static final class Reader implements JavaDelegate {
    @Override
    public void execute(DelegateExecution execution) throws IOException {
      execution.setVariable("begun", true);
      readNow();
    }

    /** Fails with the checked exception. */
    public void readNow() throws IOException {
      throw new NoSuchFileException("invoice.pdf");
    }

    /** Fails with an unchecked exception. */
    public Object read() {
      throw new UncheckedIOException(new NoSuchFileException("invoice.pdf"));
    }
  }

  @BeforeEach
  void letCodeFail(TestEngine engine) {
    engine.bean("reader", new Reader());
  }

  private static BpmnBuilder reading(String key) {
    return process(key).serviceTask("read", t -> t.delegateExpression("${reader}"));
  }

  /** Runs what is due, completes what is open, and tells which tasks are open then. */
  private static void assertMended(TestEngine engine, String key, BpmnBuilder model) {
    engine.deploy(model);
    var order = engine.start(key);
    engine.runDueJobs();
    engine.tasks().createTaskQuery().taskDefinitionKey("work").list().stream()
        .limit(1)
        .forEach(task -> engine.tasks().complete(task.getId()));
    engine.runDueJobs();
    assertThat(engine.openTasks(order)).containsExactly("mend");
  }

  @Test
  void aBoundaryEventCatchesTheClassAndASuperclass(TestEngine engine) {
    for (var type :
        new Class<?>[] {
          NoSuchFileException.class,
          FileSystemException.class,
          IOException.class,
          Exception.class,
          Throwable.class
        }) {
      engine.deploy(
          reading("order")
              .boundaryEvent(
                  "caught",
                  Trigger.error(type.getName())
                      .with("camunda:errorCodeVariable", "code")
                      .with("camunda:errorMessageVariable", "message"),
                  b -> b.userTask("mend")));
      var order = engine.start("order");
      assertThat(engine.openTasks(order)).as(type.getName()).containsExactly("mend");
      assertThat(engine.runtime().getVariables(order.getId()))
          .isEqualTo(
              Map.of(
                  "begun",
                  true,
                  "code",
                  "java.nio.file.NoSuchFileException",
                  "message",
                  "invoice.pdf"));
    }
  }

  @Test
  void theNearestScopeCatchesItAndThereTheMostSpecialClass(TestEngine engine) {
    assertMended(
        engine,
        "order",
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.serviceTask("read", t -> t.delegateExpression("${reader}"))
                        .boundaryEvent(
                            "io",
                            Trigger.error(IOException.class.getName()),
                            b -> b.userTask("wrong"))
                        .moveTo("read")
                        .boundaryEvent(
                            "file",
                            Trigger.error(FileSystemException.class.getName()),
                            b -> b.userTask("mend"))
                        .moveTo("read")
                        .boundaryEvent(
                            "all",
                            Trigger.error(Exception.class.getName()),
                            b -> b.userTask("worse")))
            .boundaryEvent("far", NO_FILE, b -> b.userTask("never")));
  }

  @Test
  void eventSubProcessesCallersAndLoopsCatchIt(TestEngine engine) {
    assertMended(
        engine,
        "within",
        reading("within")
            .eventSubProcess("h", s -> s.startEvent("come", NO_FILE).userTask("mend")));
    engine.deploy(reading("inner"), process("middle").callActivity("call", "inner"));
    assertMended(
        engine,
        "outer",
        process("outer")
            .callActivity("call", "middle")
            .boundaryEvent("caught", NO_FILE, b -> b.userTask("mend")));
    assertThat(engine.runtime().createProcessInstanceQuery().processDefinitionKey("inner").count())
        .isZero();
    assertMended(
        engine,
        "loop",
        process("loop")
            .serviceTask(
                "read", t -> t.delegateExpression("${reader}").multiInstance(l -> l.cardinality(3)))
            .boundaryEvent("caught", NO_FILE, b -> b.userTask("mend")));
  }

  @Test
  void jobsCatchItUnderTheLockAndAheadOfIt(TestEngine engine) {
    assertMended(
        engine,
        "job",
        process("job")
            .serviceTask("read", t -> t.delegateExpression("${reader}").asyncBefore())
            .boundaryEvent("caught", NO_FILE, b -> b.userTask("mend")));
    assertMended(
        engine,
        "ahead",
        process("ahead")
            .serviceTask(
                "read", t -> t.delegateExpression("${reader}").asyncBefore().notExclusive())
            .boundaryEvent("caught", NO_FILE, b -> b.userTask("mend")));
    assertMended(
        engine,
        "around",
        process("around")
            .subProcess(
                "sub",
                s ->
                    s.serviceTask(
                        "read",
                        t -> t.delegateExpression("${reader}").asyncBefore().notExclusive()))
            .boundaryEvent("caught", NO_FILE, b -> b.userTask("mend")));
    assertThat(engine.management().createTimerJobQuery().count()).isZero();
  }

  @Test
  void listenersExpressionsAndScriptsThrowIt(TestEngine engine) {
    for (var event : new String[] {"start", "end"}) {
      assertMended(
          engine,
          event,
          process(event)
              .userTask("work", t -> t.executionListener(event, EXPRESSION))
              .boundaryEvent("caught", UNCHECKED, b -> b.userTask("mend")));
    }
    for (var event : new String[] {"create", "complete"}) {
      assertMended(
          engine,
          "task-" + event,
          process("task-" + event)
              .userTask("work", t -> t.taskListener(event, EXPRESSION))
              .boundaryEvent("caught", UNCHECKED, b -> b.userTask("mend")));
    }
    assertMended(
        engine,
        "checked",
        process("checked")
            .serviceTask("read", t -> t.expression("${reader.readNow()}"))
            .boundaryEvent("caught", NO_FILE, b -> b.userTask("mend")));
    engine.bean("failure", new NoSuchFileException("invoice.pdf"));
    assertMended(
        engine,
        "script",
        process("script")
            .activity(
                "scriptTask",
                "read",
                t -> t.attribute("scriptFormat", "tiny").child("script", "throw failure"))
            .boundaryEvent("caught", NO_FILE, b -> b.userTask("mend")));
  }

  @Test
  void listenersOfWhatIsCancelledAreAllToldBeforeItIsCaught(TestEngine engine) {
    var log = new Log();
    engine.bean("log", log);
    assertMended(
        engine,
        "order",
        process("order")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.userTask("work").endEvent("stop", Trigger.error("stop")),
                        b ->
                            b.userTask(
                                "b1",
                                t ->
                                    t.executionListener("end", "${log.add('b1')}")
                                        .taskListener("delete", EXPRESSION)),
                        b -> b.userTask("b2", t -> t.executionListener("end", "${log.add('b2')}"))))
            .boundaryEvent("stopped", Trigger.error("stop"), b -> b.userTask("wrong"))
            .moveTo("sub")
            .boundaryEvent("caught", UNCHECKED, b -> b.userTask("mend")));
    assertThat(log.entries()).containsExactlyInAnyOrder("b1", "b2");
    assertMended(
        engine,
        "twice",
        process("twice")
            .subProcess(
                "sub",
                s ->
                    s.fork(
                        b -> b.userTask("work").serviceTask("read", t -> t.expression(EXPRESSION)),
                        b -> b.userTask("b1", t -> t.executionListener("end", EXPRESSION))))
            .boundaryEvent("caught", UNCHECKED, b -> b.userTask("mend")));
  }

  @Test
  void anOutMappingThrowsIt(TestEngine engine) {
    engine.deploy(process("inner").userTask("work"));
    assertMended(
        engine,
        "order",
        process("order")
            .callActivity("call", "inner", c -> c.outExpression(EXPRESSION, "x"))
            .boundaryEvent("caught", UNCHECKED, b -> b.userTask("mend")));
  }

  @Test
  void anHttpTaskThatGetsNoAnswerThrowsIt(TestEngine engine) {
    engine.outside().answers(0);
    assertMended(
        engine,
        "order",
        process("order")
            .serviceTask(
                "read",
                t ->
                    t.attribute("flowable:type", "http")
                        .field("requestMethod", "GET")
                        .field("requestUrl", "http://localhost/"))
            .boundaryEvent(
                "caught", Trigger.error(IOException.class.getName()), b -> b.userTask("mend")));
  }

  @Test
  void whatNothingCatchesFailsTheCallAsEver(TestEngine engine) {
    engine.deploy(
        reading("order")
            .boundaryEvent("any", Trigger.anyError(), b -> b.userTask("never"))
            .moveTo("read")
            .boundaryEvent(
                "other",
                Trigger.error(RuntimeException.class.getName()),
                b -> b.userTask("neither")));
    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(DelegateException.class)
        .hasCauseInstanceOf(NoSuchFileException.class);
    assertThat(Aftermath.rows(engine)).isEmpty();
  }

  @Test
  void theEnginesOwnExceptionsAreNotCaught(TestEngine engine) {
    engine.bean(
        "conflicting",
        (JavaDelegate)
            execution -> {
              throw new IllegalStateException(new ConflictException("another was first"));
            });
    engine.deploy(
        process("conflict")
            .serviceTask("work", t -> t.delegateExpression("${conflicting}"))
            .boundaryEvent(
                "caught", Trigger.error(Exception.class.getName()), b -> b.userTask("never")),
        process("engine")
            .serviceTask("work", t -> t.expression("${noSuchThing.atAll}"))
            .boundaryEvent(
                "caught", Trigger.error(Exception.class.getName()), b -> b.userTask("never")));
    assertThatThrownBy(() -> engine.start("conflict")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> engine.start("engine")).isInstanceOf(ExpressionException.class);
  }
}
