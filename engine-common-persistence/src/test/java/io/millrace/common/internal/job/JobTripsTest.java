package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.job.JobState;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseKind;
import io.millrace.test.database.DatabaseTest;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestStore;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * How often a job makes the engine speak to the database: twice to be claimed and twice to be run
 * where several statements go in one trip; otherwise once for each statement and once for the
 * commit.
 */
@DatabaseTest
class JobTripsTest {

  @Test
  void jobIsClaimedAndRunInAFixedNumberOfTrips(Database home) {
    try (var store = new TestStore(home, Duration.ofSeconds(10));
        var fixture = new JobsFixture(store)) {
      fixture.message(fixture.instance());
      var together = home.kind() != DatabaseKind.H2;
      var before = store.trips();

      var claimed = fixture.execute(fixture.node().parts().claim(8, Busy.NONE)).jobs().get(0);
      var afterClaim = store.trips();
      assertThat(afterClaim - before).isEqualTo(together ? 2 : 3);

      fixture.node().runner().run(claimed);
      var afterRun = store.trips();
      assertThat(afterRun - afterClaim).isEqualTo(together ? 2 : 6);

      fixture.execute(fixture.node().parts().claim(8, Busy.NONE));
      assertThat(store.trips() - afterRun).isEqualTo(2);
    }
  }

  @Test
  void anyNumberOfClaimedJobsIsGivenBackInAFixedNumberOfTrips(Database home) {
    try (var store = new TestStore(home, Duration.ofSeconds(10));
        var fixture = new JobsFixture(store)) {
      for (var i = 0; i < 20; i++) {
        fixture.message(fixture.instance());
      }
      var claimed = fixture.execute(fixture.node().parts().claim(20, Busy.NONE)).jobs();
      var before = store.trips();
      fixture.execute(new ReleaseJobsCommand(claimed));
      assertThat(store.trips() - before).isEqualTo(home.kind() != DatabaseKind.H2 ? 2 : 3);
      assertThat(fixture.count(JobState.EXECUTABLE)).isEqualTo(20);
    }
  }

  @Test
  void deletingTheJobsOfAnOwnerWithoutJobsSendsNothing(Database home) {
    try (var store = new TestStore(home, Duration.ofSeconds(10));
        var fixture = new JobsFixture(store)) {
      var instance = fixture.instance();
      fixture.execute(
          context -> {
            var owner = context.unitOfWork().find(InstanceEntity.TABLE, instance);
            store.forgetSent();
            fixture.jobs().deleteOf(context, owner);
            return null;
          });
      assertThat(store.sent()).isEmpty();
    }
  }
}
