package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.delegate.PlanItemInstanceLifecycleListener;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.LimitExceededException;
import io.millrace.common.delegate.TaskListener;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Listeners of cases that act on what they are told of come to an end, and leave nothing behind.
 */
@DatabaseTest
class ListenersThatActTest {

  private static final int MOST_STEPS = 500;

  private final Database database;
  private final List<String> told = new ArrayList<>();
  private CmmnRuntimeService runtime;

  ListenersThatActTest(Database database) {
    this.database = database;
  }

  private TestCase of(Map<String, Object> beans, String extensions) {
    var plan =
        """
        <planItem id="a" definitionRef="task"/><planItem id="z" definitionRef="other"/>
        <humanTask id="task"><extensionElements>%s</extensionElements></humanTask>
        <humanTask id="other"/>
        """
            .formatted(extensions);
    var test =
        TestCase.ofXml(
            database, c -> c.setBeans(beans).setMaxStepsPerUnitOfWork(MOST_STEPS), "", plan);
    runtime = test.runtime();
    return test;
  }

  private TestCase acting(BiConsumer<String, DelegatePlanItemInstance> act) {
    PlanItemInstanceLifecycleListener listener =
        (item, from, to) -> {
          told.add(item.getEventName());
          act.accept(item.getEventName(), item);
        };
    return of(
        Map.of("bean", listener),
        "<flowable:planItemLifecycleListener delegateExpression=\"${bean}\"/>");
  }

  private TestCase listening(TaskListener listener, String event) {
    return of(
        Map.of("bean", listener),
        "<flowable:taskListener event=\"%s\" delegateExpression=\"${bean}\"/>".formatted(event));
  }

  @Test
  void anItemThatFailsAndIsTriedAgainForEverIsStopped() {
    // given
    try (var test =
        acting(
            (event, item) -> {
              if (event.equals("fault")) {
                runtime.createPlanItemInstanceTransitionBuilder(item.getId()).reactivate();
              } else if (!event.equals("create")) {
                throw new CmmnFault("F");
              }
            })) {
      // when
      assertThatThrownBy(test::start)
          // then
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("'a'");
      assertThat(test.open()).isEmpty();
    }
  }

  @Test
  void anItemThatIsHeldAndGoesOnForEverIsStopped() {
    // given
    try (var test =
        acting(
            (event, item) -> {
              var moves = runtime.createPlanItemInstanceTransitionBuilder(item.getId());
              switch (event) {
                case "start", "resume" -> moves.suspend();
                case "suspend" -> moves.resume();
                default -> {
                  // nothing is done at its creation
                }
              }
            })) {
      // when
      assertThatThrownBy(test::start)
          // then
          .isInstanceOf(LimitExceededException.class);
      assertThat(test.open()).isEmpty();
    }
  }

  @Test
  void casesThatStartOneAnotherForEverWhereTheyEndAreStopped() {
    // given
    var file =
        TestCase.file(
            "",
            "<extensionElements><flowable:caseLifecycleListener targetState=\"completed\""
                + " expression=\"${bean.run()}\"/></extensionElements>",
            "<planItem id=\"m\" definitionRef=\"reached\"/><milestone id=\"reached\"/>");
    Runnable again =
        () -> {
          told.add("case");
          runtime.createCaseInstanceBuilder().caseDefinitionKey("case").start();
        };
    try (var test =
        TestCase.ofFile(
            database,
            c -> c.setBeans(Map.of("bean", again)).setMaxStepsPerUnitOfWork(MOST_STEPS),
            file)) {
      runtime = test.runtime();
      // when
      assertThatThrownBy(test::start)
          // then
          .isInstanceOf(LimitExceededException.class)
          .hasMessageContaining("cases");
      assertThat(told).hasSize(MOST_STEPS / 4);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"complete", "delete"})
  void aTaskThatItsListenerHoldsWhereItCompletesIsDoneWhenItGoesOn(String event) {
    // given
    TaskListener holding =
        task -> runtime.createPlanItemInstanceTransitionBuilder(task.getSubScopeId()).suspend();
    try (var test = listening(holding, event).start()) {
      // when
      test.complete("a");
      assertThat(test.open()).containsExactly("a suspended", "z active");
      runtime.createPlanItemInstanceTransitionBuilder(test.itemId("a")).resume();
      // then
      assertThat(test.open()).containsExactly("z active");
      assertThat(test.over()).containsExactly("a completed");
    }
  }

  @Test
  void eachItemOfAStageIsToldOnceOfItsEndWhateverIsBegunThere() {
    // given
    try (var test =
        acting(
            (event, item) -> {
              if (event.equals("exit")) {
                runtime
                    .createChangePlanItemStateBuilder()
                    .caseInstanceId(item.getCaseInstanceId())
                    .activatePlanItemDefinitionId("task")
                    .changeState();
              }
            })) {
      test.start();
      // when
      runtime.terminateCaseInstance(test.id());
      // then
      assertThat(told).containsExactly("create", "start", "exit");
      assertThat(test.state()).isEqualTo("terminated");
    }
  }
}
