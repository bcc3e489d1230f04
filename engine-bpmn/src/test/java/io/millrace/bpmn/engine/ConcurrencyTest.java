package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.WithGroupCommit;
import io.millrace.common.ObjectNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

@EngineTest
@WithGroupCommit(0)
class ConcurrencyTest {

  private static final int RIVALS = 32;
  private static final int ROUNDS = 1_000;

  /** How many tasks many threads complete at once; {@code -Dmillrace.test.rivalries=5000}. */
  private static final int RIVALRIES = Integer.getInteger("millrace.test.rivalries", 10);

  @Test
  void ofManyThreadsThatCompleteATaskOneWins(TestEngine engine) throws Exception {
    // given
    engine.deploy(process("one").userTask("approve"));
    for (var rivalry = 0; rivalry < RIVALRIES; rivalry++) {
      completeByMany(engine);
    }
  }

  private static void completeByMany(TestEngine engine) throws Exception {
    var instance = engine.start("one");
    var task = engine.task(instance, "approve").getId();
    // when
    var outcomes =
        atOnce(
            RIVALS,
            () -> {
              engine.tasks().complete(task);
              return null;
            });
    // then
    assertThat(outcomes.stream().filter(o -> o == null)).hasSize(1);
    assertThat(outcomes.stream().filter(o -> o != null))
        .hasSize(RIVALS - 1)
        .allMatch(o -> o instanceof ObjectNotFoundException);
    assertThat(engine.hasEnded(instance)).isTrue();
  }

  @Test
  void twoTasksOfAnInstanceCompletedAtOnceJoinOnceWithoutAConflict(TestEngine engine)
      throws Exception {
    // given
    engine.deploy(
        process("two")
            .fork(b -> b.userTask("pay"), b -> b.userTask("pack"))
            .join()
            .userTask("ship"));
    var pool = Executors.newFixedThreadPool(2);
    try {
      for (var round = 0; round < ROUNDS; round++) {
        var instance = engine.start("two");
        var pay = engine.task(instance, "pay").getId();
        var pack = engine.task(instance, "pack").getId();
        var barrier = new CyclicBarrier(2);
        // when
        var first = pool.submit(() -> completeAt(barrier, engine, pay));
        var second = pool.submit(() -> completeAt(barrier, engine, pack));
        first.get();
        second.get();
        // then
        assertThat(engine.openTasks(instance)).containsExactly("ship");
        engine.completeTask(instance, "ship");
      }
    } finally {
      pool.shutdown();
    }
  }

  private static Void completeAt(CyclicBarrier barrier, TestEngine engine, String task)
      throws Exception {
    barrier.await();
    engine.tasks().complete(task);
    return null;
  }

  /** Runs a call on many threads at once; returns what each threw, null where it threw nothing. */
  private static List<Throwable> atOnce(int threads, Callable<Void> call) throws Exception {
    var barrier = new CyclicBarrier(threads);
    var pool = Executors.newFixedThreadPool(threads);
    try {
      var futures = new ArrayList<Future<Void>>();
      for (var i = 0; i < threads; i++) {
        futures.add(
            pool.submit(
                () -> {
                  barrier.await();
                  return call.call();
                }));
      }
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
