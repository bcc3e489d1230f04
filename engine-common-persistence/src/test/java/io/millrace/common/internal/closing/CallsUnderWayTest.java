package io.millrace.common.internal.closing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.test.engine.Callers;
import io.millrace.test.engine.Race;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CallsUnderWayTest {

  private static final Duration LONG = Duration.ofMinutes(1);

  private final CallsUnderWay calls = new CallsUnderWay();

  @Test
  void aCallAllocatesNothing() {
    var bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    var thread = Thread.currentThread().getId();
    callOften(); // loads what is needed once
    var before = bean.getThreadAllocatedBytes(thread);
    callOften();
    // a little is what the question itself takes; a single object per call would be 1,600,000
    assertThat(bean.getThreadAllocatedBytes(thread) - before).isLessThan(10_000);
  }

  private void callOften() {
    for (var i = 0; i < 100_000; i++) {
      calls.begin();
      calls.end();
    }
  }

  @Test
  void nobodyIsLostWhenManyCallWhileItIsClosed() {
    for (var round = 0; round < 200; round++) {
      var ended = new CallsUnderWay();
      var inside = new AtomicInteger();
      var seen = new AtomicInteger(-1);
      var work = new ArrayList<Runnable>();
      for (var i = 0; i < 4; i++) {
        work.add(() -> callUntilRefused(ended, inside));
      }
      work.add(
          () -> {
            ended.close();
            assertThat(ended.await(LONG)).isZero();
            seen.set(inside.get());
          });
      // when
      var outcomes = Race.of(work);
      // then
      assertThat(outcomes).containsOnlyNulls();
      assertThat(seen).hasValue(0);
    }
  }

  private static void callUntilRefused(CallsUnderWay ended, AtomicInteger inside) {
    try {
      while (true) {
        ended.within(
            () -> {
              inside.incrementAndGet();
              return inside.decrementAndGet();
            });
      }
    } catch (IllegalStateEngineException e) {
      assertThat(e).hasMessageContaining("closed");
    }
  }

  @Test
  void aCallInsideAnotherIsTakenAfterTheEnd() {
    calls.begin();
    calls.close();
    calls.begin();
    calls.end();
    assertThat(calls.await(Duration.ZERO)).isOne();
    calls.end();
    assertThat(calls.await(Duration.ZERO)).isZero();
    assertThatThrownBy(calls::begin).isInstanceOf(IllegalStateEngineException.class);
    assertThat(calls.await(Duration.ZERO)).isZero();
  }

  @Test
  void aThreadOfTheEnginesOwnIsRefusedButNotWaitedFor() {
    var outcomes = new ArrayList<Object>();
    var thread =
        calls.inBackground(
            () -> {
              calls.begin();
              calls.close();
              outcomes.add(calls.await(Duration.ZERO));
              outcomes.add(calls.isInside());
              calls.end();
              assertThatThrownBy(calls::begin).isInstanceOf(IllegalStateEngineException.class);
            });
    assertThat(Callers.of(List.of(() -> run(thread))).outcomes()).containsOnlyNulls();
    assertThat(outcomes).containsExactly(0L, true);
  }

  private static Void run(Runnable work) {
    work.run();
    return null;
  }
}
