package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.TaskAlreadyClaimedException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Many threads make the same call at the same time: one wins where only one can, the others are
 * told so, and no update is lost. {@code -Dmillrace.test.rivalries=5000} for more; competing
 * completions are in {@link ConcurrencyTest}.
 */
@EngineTest
@Timeout(240)
class CompetingCallsTest {

  private static final int RIVALS = 32;
  private static final int ROUNDS = Integer.getInteger("millrace.test.rivalries", 10);

  /** A call of one of the rivals, who have numbers. */
  private interface Call {
    void by(int rival) throws Exception;
  }

  @Test
  void ofManyWhoClaimATaskOneGetsIt(TestEngine engine) throws Exception {
    engine.deploy(process("one").userTask("approve"));
    for (var round = 0; round < ROUNDS; round++) {
      // given
      var task = engine.task(engine.start("one"), "approve").getId();
      // when
      var outcomes = atOnce(rival -> engine.tasks().claim(task, "user" + rival));
      // then
      assertThat(outcomes).filteredOn(outcome -> outcome == null).hasSize(1);
      assertThat(outcomes)
          .filteredOn(outcome -> outcome != null)
          .allMatch(outcome -> outcome instanceof TaskAlreadyClaimedException);
      assertThat(engine.tasks().createTaskQuery().taskId(task).singleResult().getAssignee())
          .isEqualTo("user" + outcomes.indexOf(null));
    }
  }

  @Test
  void ofManyWhoDelegateATaskTheLastOneDecidesAndNoneFails(TestEngine engine) throws Exception {
    engine.deploy(process("one").userTask("approve"));
    for (var round = 0; round < ROUNDS; round++) {
      // given
      var task = engine.task(engine.start("one"), "approve").getId();
      engine.tasks().claim(task, "owner");
      // when
      var outcomes = atOnce(rival -> engine.tasks().delegateTask(task, "user" + rival));
      // then
      assertThat(outcomes).containsOnlyNulls();
      var delegated = engine.tasks().createTaskQuery().taskId(task).singleResult();
      assertThat(delegated.getOwner()).isEqualTo("owner");
      assertThat(delegated.getAssignee()).startsWith("user");
    }
  }

  @Test
  void variablesThatManySetAtTheSameTimeAreAllThere(TestEngine engine) throws Exception {
    engine.deploy(process("one").userTask("approve"));
    for (var round = 0; round < ROUNDS; round++) {
      // given
      var instance = engine.start("one").getId();
      // when
      var outcomes =
          atOnce(rival -> engine.runtime().setVariable(instance, "variable" + rival, rival));
      // then
      assertThat(outcomes).containsOnlyNulls();
      assertThat(engine.runtime().getVariables(instance)).hasSize(RIVALS);
    }
  }

  @Test
  void aVariableThatManySetAtTheSameTimeHasTheValueOfOneOfThem(TestEngine engine) throws Exception {
    engine.deploy(process("one").userTask("approve"));
    for (var round = 0; round < ROUNDS; round++) {
      // given
      var instance = engine.start("one").getId();
      // when
      var outcomes = atOnce(rival -> engine.runtime().setVariable(instance, "winner", rival));
      // then
      assertThat(outcomes).containsOnlyNulls();
      assertThat((Integer) engine.runtime().getVariable(instance, "winner"))
          .isBetween(0, RIVALS - 1);
      assertThat(
              engine
                  .history()
                  .createHistoricVariableInstanceQuery()
                  .processInstanceId(instance)
                  .count())
          .isEqualTo(1);
    }
  }

  /** Returns what the call of each rival threw, null where it threw nothing. */
  private static List<Throwable> atOnce(Call call) throws Exception {
    var barrier = new CyclicBarrier(RIVALS);
    var pool = Executors.newFixedThreadPool(RIVALS);
    try {
      List<Future<Void>> futures =
          IntStream.range(0, RIVALS)
              .mapToObj(
                  rival ->
                      pool.<Void>submit(
                          () -> {
                            barrier.await();
                            call.by(rival);
                            return null;
                          }))
              .toList();
      var outcomes = new ArrayList<Throwable>();
      for (var future : futures) {
        try {
          future.get();
          outcomes.add(null);
        } catch (ExecutionException e) {
          outcomes.add(e.getCause());
        }
      }
      return outcomes;
    } finally {
      pool.shutdown();
    }
  }
}
