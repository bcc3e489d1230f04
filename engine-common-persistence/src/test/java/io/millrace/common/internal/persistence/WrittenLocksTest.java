package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.test.database.GaleraCluster;
import io.millrace.test.database.GaleraTest;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestRows;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A lock on a row that one node of a cluster gives is found out by the others at the commit. */
@GaleraTest
class WrittenLocksTest {

  @Test
  void ofTwoUnitsThatLockOneRowOnTwoNodesAndWriteOthersOneIsRunAgain(GaleraCluster cluster) {
    // given
    var nodes = cluster.freshDatabase();
    try (var first = new TestStore(nodes.get(0), Duration.ofSeconds(10));
        var second = new TestStore(nodes.get(1), Duration.ofSeconds(10))) {
      long id = first.executor().execute(c -> TestRows.instance(c.unitOfWork(), "contended").id());
      var runs = new AtomicInteger();
      // when
      first
          .executor()
          .execute(
              context -> {
                lock(context.unitOfWork(), id);
                if (runs.incrementAndGet() == 1) {
                  second.executor().execute(other -> lockAndInsert(other.unitOfWork(), id));
                }
                return TestRows.instance(context.unitOfWork(), "of the first");
              });
      // then
      assertThat(runs).hasValue(2);
      int revision =
          first.executor().execute(c -> c.unitOfWork().find(InstanceEntity.TABLE, id).revision());
      assertThat(revision).isEqualTo(3);
    }
  }

  private static Object lockAndInsert(UnitOfWork work, long id) {
    lock(work, id);
    return TestRows.instance(work, "of the second");
  }

  private static void lock(UnitOfWork work, long id) {
    assertThat(work.fetch(Read.lock(InstanceEntity.TABLE, "ID_ = ?", Parameter.of(id)))).hasSize(1);
  }
}
