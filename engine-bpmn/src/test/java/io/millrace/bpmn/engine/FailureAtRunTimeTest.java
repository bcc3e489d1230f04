package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.Aftermath;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DelegateException;
import io.millrace.common.EngineException;
import io.millrace.common.ExpressionException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.UnsupportedVariableTypeException;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What fails while a process runs: one typed exception, and the database is as it was before. */
@EngineTest
class FailureAtRunTimeTest {

  /** A delegate that nobody can make. */
  public static final class Hidden implements JavaDelegate {
    private Hidden() {}

    @Override
    public void execute(DelegateExecution execution) {}
  }

  /** A delegate whose constructor fails. */
  public static final class Failing implements JavaDelegate {
    /** Fails. */
    public Failing() {
      throw new IllegalStateException("no connection");
    }

    @Override
    public void execute(DelegateExecution execution) {}
  }

  /** A delegate whose class cannot be initialized. */
  public static final class Uninitialized implements JavaDelegate {
    private static final int NUMBER = Integer.parseInt("no number");

    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable("number", NUMBER);
    }
  }

  /**
   * Completes the first task of a process, which fails and changes nothing; returns the failure.
   */
  private static Throwable failureOf(
      TestEngine engine, BpmnBuilder file, BpmnBuilder other, Map<String, Object> variables) {
    engine.deploy(other);
    return failureOf(engine, file, variables);
  }

  private static Throwable failureOf(
      TestEngine engine, BpmnBuilder file, Map<String, Object> variables) {
    engine.deploy(file);
    var instance = engine.start(file.resourceName().replace(".bpmn20.xml", ""), variables);
    var before = Aftermath.allRows(engine);
    var failure = catchThrowable(() -> engine.completeTask(instance, "first"));
    assertThat(failure).isInstanceOf(EngineException.class);
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
    assertThat(engine.openTasks(instance)).containsExactly("first");
    return failure;
  }

  private static BpmnBuilder order() {
    return process("order").userTask("first");
  }

  private static Map<String, Object> variable(String name, Object value) {
    var variables = new HashMap<String, Object>();
    variables.put(name, value);
    return variables;
  }

  @Test
  void timeFromAVariableIsCheckedWhenItIsNeeded(TestEngine engine) {
    for (var value : Arrays.<Object>asList("1 hour", "", "P", 5, true, null, List.of("PT1H"))) {
      assertThat(
              failureOf(
                  engine,
                  order().catchEvent("wait", Trigger.timerDuration("${when}")),
                  variable("when", value)))
          .as(String.valueOf(value))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("'wait'")
          .hasMessageContaining("${when}");
    }
    for (var value : List.of("PT1H", "R3", "R3/PT0S", "every day")) {
      assertThat(
              failureOf(
                  engine,
                  order()
                      .userTask("pay")
                      .boundaryEvent("late", Trigger.timerCycle("${when}"), b -> b.task("t")),
                  variable("when", value)))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("'late'");
    }
  }

  @Test
  void timeThatNeverComesIsRefusedWhereATokenWouldWaitForEver(TestEngine engine) {
    for (var value : List.of("R0/PT1H", "R5/PT1H/2000-01-01T00:00:00Z")) {
      assertThat(
              failureOf(
                  engine,
                  order().catchEvent("wait", Trigger.timerCycle("${when}")),
                  variable("when", value)))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("'wait'");
    }
  }

  @Test
  void unknownNamesAreToldWithTheElement(TestEngine engine) {
    assertThat(
            failureOf(
                engine, order().serviceTask("call", n -> n.expression("${nobody}")), Map.of()))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'nobody'")
        .hasMessageContaining("call");
    assertThat(
            failureOf(
                engine,
                order().choose("x").when("${nobody}", b -> b.task("a")).otherwise(b -> b.task("b")),
                Map.of()))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'nobody'");
    assertThat(
            failureOf(
                engine, order().userTask("next", n -> n.assignee("${nobody.name}")), Map.of()))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("next");
    assertThat(
            failureOf(
                engine,
                order().choose("x").when("${v}", b -> b.task("a")).otherwise(b -> b.task("b")),
                Map.of("v", "maybe")))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("true or false");
    assertThat(
            failureOf(
                engine, order().choose("x").when("${v == 1}", b -> b.task("a")), Map.of("v", 2)))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("'x'");
  }

  @Test
  void classThatIsNeededAndMissingIsToldWithItsElement(TestEngine engine) {
    assertThat(
            failureOf(
                engine,
                order().serviceTask("call", n -> n.attribute("millrace:class", "com.acme.Absent")),
                Map.of()))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("'com.acme.Absent'")
        .hasMessageContaining("'call'");
    assertThat(
            failureOf(
                engine,
                order()
                    .userTask(
                        "next",
                        n ->
                            n.extension(
                                "millrace:executionListener",
                                "event",
                                "start",
                                "class",
                                "com.acme.Absent")),
                Map.of()))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("'com.acme.Absent'")
        .hasMessageContaining("next");
  }

  @Test
  void classThatCannotBeUsedIsToldWithItsElement(TestEngine engine) {
    for (var type : List.of(String.class, Hidden.class, Failing.class, Uninitialized.class)) {
      assertThat(failureOf(engine, order().serviceTask("call", type), Map.of()))
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining(type.getName())
          .hasMessageContaining("'call'");
    }
    assertThat(failureOf(engine, order().serviceTask("call", Failing.class), Map.of()))
        .hasMessageContaining("no connection");
    assertThat(
            failureOf(
                engine,
                order().serviceTask("call", n -> n.delegateExpression("${text}")),
                Map.of("text", "x")))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("'call'");
  }

  @Test
  void errorOfTheMachineRollsBackToo(TestEngine engine) {
    engine.bean(
        "broken",
        (JavaDelegate)
            execution -> {
              execution.setVariable("v", 1);
              throw new StackOverflowError();
            });
    engine.deploy(order().serviceTask("call", n -> n.delegateExpression("${broken}")));
    var instance = engine.start("order");
    var before = Aftermath.allRows(engine);
    assertThatThrownBy(() -> engine.completeTask(instance, "first"))
        .isInstanceOf(StackOverflowError.class);
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
    assertThatThrownBy(() -> engine.completeTask(instance, "first"))
        .isInstanceOf(StackOverflowError.class);
  }

  @Test
  void calledProcessThatIsNotThereIsToldWithTheCall(TestEngine engine) {
    assertThat(failureOf(engine, order().callActivity("call", "nowhere"), Map.of()))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'nowhere'")
        .hasMessageContaining("'call'");
    assertThat(failureOf(engine, order().callActivity("call", "${v}"), variable("v", null)))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("'call'");
  }

  @Test
  void valueThatNoTypeStoresIsToldWithItsVariable(TestEngine engine) {
    engine.deploy(order());
    var instance = engine.start("order");
    var task = engine.task(instance, "first").getId();
    var before = Aftermath.allRows(engine);
    var unstorable = variable("thread", new Object());
    var calls =
        List.<org.assertj.core.api.ThrowableAssert.ThrowingCallable>of(
            () -> engine.start("order", unstorable),
            () -> engine.tasks().complete(task, unstorable),
            () -> engine.tasks().setVariablesLocal(task, unstorable),
            () -> engine.runtime().setVariables(instance.getId(), unstorable),
            () -> engine.runtime().setVariable(instance.getId(), "thread", Thread.currentThread()));
    for (var call : calls) {
      assertThatThrownBy(call)
          .isInstanceOf(UnsupportedVariableTypeException.class)
          .hasMessageContaining("'thread'")
          .hasMessageContaining("java.lang.");
    }
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
    assertThat(engine.openTasks(instance)).containsExactly("first");
  }

  @Test
  void taskIsCompletedOnce(TestEngine engine) {
    engine.deploy(order().userTask("second"));
    var instance = engine.start("order");
    var task = engine.task(instance, "first").getId();
    engine.tasks().complete(task);
    var before = Aftermath.allRows(engine);
    assertThatThrownBy(() -> engine.tasks().complete(task, Map.of("v", 1)))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'" + task + "'");
    assertThat(Aftermath.allRows(engine)).isEqualTo(before);
  }

  @Test
  void circleWithoutAWaitStateIsStoppedWithItsElementNamed(TestEngine engine) {
    var failure =
        failureOf(engine, order().task("round").task("again").connectTo("round"), Map.of());
    assertThat(failure)
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContaining("100000")
        .hasMessageMatching("(?s).*'(round|again)'.*");
  }

  @Test
  void delegateThatStartsItsOwnProcessIsStoppedWithoutAWordOfTheVariables(TestEngine engine) {
    engine.bean("starter", new Starter(engine));
    assertThat(
            failureOf(
                engine,
                order().serviceTask("again", n -> n.expression("${starter.start('circle', v)}")),
                process("circle")
                    .serviceTask("again", n -> n.expression("${starter.start('circle', v)}")),
                Map.of("v", "secret")))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContaining("100 deep at 'StartProcessInstance'")
        .hasMessageNotContaining("secret")
        .message()
        .hasSizeLessThan(200);
  }

  /** Starts processes. */
  public record Starter(TestEngine engine) {

    /** Starts one with a variable. */
    public void start(String key, Object value) {
      engine.start(key, Map.of("v", value));
    }
  }

  @Test
  void checkedExceptionOfABeanNamesTheExpressionAndItsPlace(TestEngine engine) {
    engine.bean("disk", new Disk());
    assertThat(
            failureOf(
                engine,
                order().serviceTask("save", n -> n.expression("${disk.write()}")),
                Map.of()))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("'${disk.write()}' (activity 'save' of process instance '")
        .hasMessageContaining("disk full")
        .hasCauseInstanceOf(IOException.class);
  }

  /** Fails with a checked exception. */
  public static final class Disk {

    /** Fails. */
    public void write() throws IOException {
      throw new IOException("disk full");
    }
  }

  @Test
  void processThatCallsItselfIsStoppedWithTheCallNamed(TestEngine engine) {
    engine.deploy(process("calls").callActivity("again", "calls"));
    assertThat(failureOf(engine, order().callActivity("call", "calls"), Map.of()))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageContaining("'again'")
        .hasMessageContaining("100 ");
  }

  @Test
  void loopThatIsTooLargeIsRefusedBeforeItBegins(TestEngine engine) {
    for (var count : List.<Object>of(100_001, 2_000_000_000, 3_000_000_000L)) {
      assertThat(
              failureOf(
                  engine,
                  order().userTask("vote", n -> n.multiInstance(l -> l.cardinality("${n}"))),
                  Map.of("n", count)))
          .isInstanceOf(EngineException.class)
          .hasMessageContaining("'vote'");
    }
    for (var count : Arrays.<Object>asList(-1, "many", null, 1.5, List.of(3))) {
      assertThat(
              failureOf(
                  engine,
                  order().userTask("vote", n -> n.multiInstance(l -> l.cardinality("${n}"))),
                  variable("n", count)))
          .as(String.valueOf(count))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("'vote'");
    }
    for (var list : Arrays.<Object>asList("text", 5, null)) {
      assertThat(
              failureOf(
                  engine,
                  order().userTask("vote", n -> n.multiInstance(l -> l.collection("${n}", "e"))),
                  variable("n", list)))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("'vote'");
    }
  }

  @Test
  void textsThatColumnsCannotHoldAreRefused(TestEngine engine) {
    for (var text : List.of("x".repeat(256), "y".repeat(5000), "zero \0", "half \ud83d")) {
      assertThat(
              failureOf(
                  engine, order().userTask("next", n -> n.assignee("${v}")), Map.of("v", text)))
          .isInstanceOf(EngineException.class)
          .isNotInstanceOf(io.millrace.common.DatabaseException.class)
          .hasMessageContaining("next");
      assertThat(
              failureOf(
                  engine,
                  order().userTask("next", n -> n.candidateGroups("${v}")),
                  Map.of("v", text)))
          .isNotInstanceOf(io.millrace.common.DatabaseException.class)
          .hasMessageContaining("next");
      assertThat(
              failureOf(
                  engine, order().userTask("next", n -> n.formKey("${v}")), Map.of("v", text)))
          .isNotInstanceOf(io.millrace.common.DatabaseException.class)
          .hasMessageContaining("next");
      assertThat(
              failureOf(
                  engine, order().catchEvent("next", Trigger.message("${v}")), Map.of("v", text)))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("next");
      assertThat(
              failureOf(
                  engine,
                  order()
                      .userTask(
                          "next",
                          n -> n.asyncBefore().extensionText("flowable:jobCategory", "${v}")),
                  Map.of("v", text)))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("next");
    }
    for (var priority : Arrays.<Object>asList("high", 1.5, 99_999_999_999L)) {
      assertThat(
              failureOf(
                  engine,
                  order().userTask("next", n -> n.priority("${v}")),
                  variable("v", priority)))
          .isInstanceOf(ExpressionException.class)
          .hasMessageContaining("next");
    }
    assertThat(
            failureOf(
                engine, order().userTask("next", n -> n.dueDate("${v}")), Map.of("v", "soon")))
        .isInstanceOf(ExpressionException.class)
        .hasMessageContaining("next");
  }

  @Test
  void longDocumentationOfATaskIsShortenedInItsRow(TestEngine engine) {
    engine.deploy(process("order").userTask("next", n -> n.documentation("x".repeat(5000))));
    var instance = engine.start("order");
    assertThat(engine.task(instance, "next").getDescription()).hasSize(4000);
  }

  @Test
  void emptyCandidatesOfACollectionAreLeftOut(TestEngine engine) {
    engine.bean("frogs", Arrays.asList(" kermit ", null, ""));
    engine.deploy(process("order").userTask("next", n -> n.candidateUsers("${frogs}")));
    var instance = engine.start("order");
    var task = engine.task(instance, "next").getId();
    assertThat(engine.tasks().getIdentityLinksForTask(task))
        .singleElement()
        .satisfies(link -> assertThat(link.getUserId()).isEqualTo("kermit"));
  }
}
