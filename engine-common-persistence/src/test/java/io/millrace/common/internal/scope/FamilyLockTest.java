package io.millrace.common.internal.scope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.LockTimeoutException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.test.database.Database;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.Race;
import io.millrace.test.engine.SharedLayerTest;
import io.millrace.test.engine.TestEngine;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class FamilyLockTest extends SharedLayerTest {

  @Test
  void waiterSeesWhatTheHolderCommitted() {
    var root = engine.start(1).root();
    var holds = new CountDownLatch(1);
    var waiter = new AtomicReference<Thread>();
    var outcomes =
        Race.of(
            List.of(
                () ->
                    engine.run(
                        context -> {
                          engine.familyLock().acquire(context, RootOf.ROOT, root);
                          holds.countDown();
                          letWait(waiter);
                          var parent = context.unitOfWork().find(InstanceEntity.TABLE, root);
                          TestRows.child(context.unitOfWork(), parent, HistoryLevel.AUDIT.name());
                          return null;
                        }),
                () ->
                    engine.run(
                        context -> {
                          await(holds);
                          waiter.set(Thread.currentThread());
                          engine.familyLock().acquire(context, RootOf.ROOT, root);
                          var tree =
                              context
                                  .unitOfWork()
                                  .known(InstanceEntity.TABLE)
                                  .filter(e -> e.rootId() == root)
                                  .count();
                          assertThat(tree).isEqualTo(3);
                          assertThat(engine.owner().element(context, root).count(Dependent.CHILD))
                              .isEqualTo(2);
                          return null;
                        })));
    assertThat(outcomes).containsOnlyNulls();
  }

  @Test
  void waiterForAFamilyThatEndsFindsNothing() {
    var instance = engine.start(1);
    var holds = new CountDownLatch(1);
    var waiter = new AtomicReference<Thread>();
    var outcomes =
        Race.of(
            List.of(
                () ->
                    engine.run(
                        context -> {
                          engine
                              .tasks()
                              .end()
                              .cancel(context, steps(context, instance, holds, waiter), null);
                          context
                              .unitOfWork()
                              .known(InstanceEntity.TABLE)
                              .toList()
                              .forEach(context.unitOfWork()::delete);
                          return null;
                        }),
                () ->
                    engine.run(
                        context -> {
                          await(holds);
                          waiter.set(Thread.currentThread());
                          engine.familyLock().acquire(context, RootOf.ROOT, instance.root());
                          assertThat(context.unitOfWork().known(InstanceEntity.TABLE)).isEmpty();
                          assertThat(FamilyLock.holds(context, instance.root())).isFalse();
                          return null;
                        })));
    assertThat(outcomes).containsOnlyNulls();
  }

  private List<InstanceEntity> steps(
      CommandContext context,
      TestEngine.Started instance,
      CountDownLatch holds,
      AtomicReference<Thread> waiter) {
    engine.familyLock().acquire(context, RootOf.ROOT, instance.root());
    holds.countDown();
    letWait(waiter);
    return List.of(engine.owner().element(context, instance.steps().get(0)));
  }

  @Test
  void ofManyIdsOnlyThoseOfRootsAreFamiliesThatAreHeld() {
    var instance = engine.start(1);
    var step = instance.steps().get(0);
    var gone = instance.root() + 1_000_000;
    engine.run(
        context -> {
          engine.familyLock().acquireAll(context, List.of(gone, step, instance.root()));
          assertThat(FamilyLock.holds(context, instance.root())).isTrue();
          assertThat(FamilyLock.holds(context, step)).isFalse();
          assertThat(FamilyLock.isGone(context, step)).isFalse();
          assertThat(FamilyLock.isGone(context, gone)).isTrue();
          return null;
        });
  }

  @Test
  void lockIsFoundByATaskToo() {
    var instance = engine.start(2);
    engine.run(
        context -> {
          engine.familyLock().acquire(context, RootOf.TASK, Long.parseLong(instance.task()));
          assertThat(FamilyLock.holds(context, instance.root())).isTrue();
          assertThat(context.unitOfWork().known(InstanceEntity.TABLE)).hasSize(3);
          return null;
        });
  }

  @Test
  void waitingEndsInTimeWithATypedError(Database database) {
    var root = engine.start(1).root();
    try (var impatient = new TestStore(database, Duration.ofSeconds(1))) {
      var other = new TestEngine(impatient);
      engine.run(
          context -> {
            engine.familyLock().acquire(context, RootOf.ROOT, root);
            assertThatThrownBy(
                    () -> Race.of(1, () -> acquire(other, root)).forEach(FamilyLockTest::rethrow))
                .isInstanceOf(LockTimeoutException.class);
            return null;
          });
    }
  }

  private static void acquire(TestEngine engine, long root) {
    engine.run(context -> engine.familyLock().acquire(context, RootOf.ROOT, root));
  }

  private static void rethrow(Throwable thrown) {
    if (thrown instanceof RuntimeException e) {
      throw e;
    }
  }

  /** Returns when the other thread has sent the statement that has to wait. */
  private static void letWait(AtomicReference<Thread> waiter) {
    while (waiter.get() == null || !isInAStatement(waiter.get())) {
      Thread.onSpinWait();
    }
  }

  private static boolean isInAStatement(Thread thread) {
    return Arrays.stream(thread.getStackTrace())
        .anyMatch(frame -> frame.getMethodName().equals("fetchTogether"));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
