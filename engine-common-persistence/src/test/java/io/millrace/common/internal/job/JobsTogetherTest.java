package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.ConflictException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.job.JobState;
import io.millrace.common.job.NonRetryable;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.engine.InstanceEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Jobs whose last part shares a transaction. */
@Timeout(180)
class JobsTogetherTest extends JobsTest {

  private final List<Long> workedAhead = new CopyOnWriteArrayList<>();
  private final Set<CommandContext> unitsOfWork = ConcurrentHashMap.newKeySet();
  private final List<Long> done = new CopyOnWriteArrayList<>();

  @BeforeEach
  void handleTogether() {
    workedAhead.clear();
    unitsOfWork.clear();
    done.clear();
    fixture
        .handler()
        .movingTogether()
        .doesBeforeLock((job, context) -> workedAhead.add(job.id()))
        .does((job, context) -> unitsOfWork.add(context));
  }

  /** Creates a job of each of some new instances and claims them; oldest first. */
  private List<JobEntity> claimed(int families) {
    for (var i = 0; i < families; i++) {
      fixture.message(fixture.instance());
    }
    return claimAll(families);
  }

  private List<JobEntity> claimAll(int jobs) {
    return fixture.execute(fixture.node().parts().claim(jobs, Busy.NONE)).jobs();
  }

  private void runTogether(List<JobEntity> jobs) {
    var together = fixture.node().runner().together(job -> done.add(job.id()));
    jobs.forEach(together::add);
    together.finish(together.takePrepared());
  }

  private static List<Long> ids(List<JobEntity> jobs) {
    return jobs.stream().map(JobEntity::id).toList();
  }

  private JobPace pace() {
    return fixture.node().dispatcher().pace();
  }

  @Test
  void jobsOfDifferentFamiliesShareATransactionAfterEachHasWorkedByItself() {
    var jobs = claimed(5);
    runTogether(jobs);
    assertThat(workedAhead).containsExactlyElementsOf(ids(jobs));
    assertThat(fixture.handler().tried()).containsExactlyElementsOf(ids(jobs));
    assertThat(unitsOfWork).hasSize(1);
    assertThat(done).containsExactlyInAnyOrderElementsOf(ids(jobs));
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void itTakesTheTripsOfOneJobToFinishMany() {
    runTogether(claimed(2)); // what is asked for once per JVM is known then
    var two = trips(claimed(2));
    var nine = trips(claimed(9));
    assertThat(nine).isEqualTo(two);
  }

  private long trips(List<JobEntity> jobs) {
    var together = fixture.node().runner().together(job -> done.add(job.id()));
    jobs.forEach(together::add);
    var before = fixture.store().trips();
    together.finish(together.takePrepared());
    return fixture.store().trips() - before;
  }

  @Test
  void theFamiliesOfAllAreLookedAtInOneTrip() {
    fixture.handler().lookingAhead(() -> {});
    assertThat(tripsOfLook(claimed(7))).isEqualTo(tripsOfLook(claimed(2)));
    fixture.runDueJobs();
  }

  private long tripsOfLook(List<JobEntity> jobs) {
    var together = fixture.node().runner().together(job -> done.add(job.id()));
    var before = fixture.store().trips();
    together.look(jobs);
    var trips = fixture.store().trips() - before;
    jobs.forEach(together::add);
    together.finish(together.takePrepared());
    return trips;
  }

  @Test
  void jobsOfOneFamilyShareATransactionToo() {
    messages(instance, 3, false);
    var jobs = claimAll(3);
    runTogether(jobs);
    assertThat(unitsOfWork).hasSize(1);
    assertThat(done).containsExactlyInAnyOrderElementsOf(ids(jobs));
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void aJobThatAnotherOneOfItsFamilyCancelsDoesNotRun() {
    messages(instance, 3, false);
    var jobs = claimAll(3);
    fixture
        .handler()
        .does(
            (job, context) -> {
              var owner = context.unitOfWork().find(InstanceEntity.TABLE, instance);
              fixture.jobs().deleteOf(context, owner);
            });
    runTogether(jobs);
    assertThat(fixture.handler().tried()).containsExactly(jobs.get(0).id());
    assertThat(done).containsExactlyInAnyOrderElementsOf(ids(jobs));
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void aJobThatFailsUnderTheLockIsChargedAloneAndNobodyWorksAgain() {
    var jobs = claimed(4);
    var bad = jobs.get(2).id();
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.id() == bad) {
                throw new IllegalStateException("no paper");
              }
            });
    runTogether(jobs);
    assertThat(workedAhead).containsExactlyElementsOf(ids(jobs));
    assertThat(fixture.all()).extracting(JobEntity::id).containsExactly(bad);
    assertThat(fixture.job(bad).retries()).isEqualTo(2);
    assertThat(fixture.job(bad).exceptionMessage()).isEqualTo("no paper");
    assertThat(done).containsExactlyInAnyOrderElementsOf(ids(jobs));
  }

  @Test
  void aJobThatFailsBeforeTheLockKeepsNobodyFromGoingOn() {
    var jobs = claimed(3);
    var bad = jobs.get(0).id();
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              if (job.id() == bad) {
                throw new IllegalStateException("no paper");
              }
            });
    runTogether(jobs);
    assertThat(unitsOfWork).hasSize(1);
    assertThat(fixture.all()).extracting(JobEntity::id).containsExactly(bad);
    assertThat(fixture.job(bad).retries()).isEqualTo(2);
  }

  private void failsBeforeTheLock(long bad, RuntimeException failure) {
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              if (job.id() == bad) {
                throw failure;
              }
            });
  }

  /** Listens to failures; returns the units of work in which they are noted. */
  private List<CommandContext> failuresNotedIn(Consumer<CommandContext> reaction) {
    var noted = new ArrayList<CommandContext>();
    fixture
        .jobs()
        .addListener(
            new JobListener() {
              @Override
              public void failed(JobEntity job, Throwable cause, CommandContext context) {
                reaction.accept(context);
                noted.add(context);
              }
            });
    return noted;
  }

  @Test
  void aFailureBeforeTheLockIsNotedInTheTransactionOfTheOthers() {
    var notedIn = failuresNotedIn(context -> {});
    var jobs = claimed(3);
    var bad = jobs.get(1).id();
    failsBeforeTheLock(bad, new IllegalStateException("no paper"));
    runTogether(jobs);
    assertThat(unitsOfWork).hasSize(1).containsExactlyElementsOf(notedIn);
    assertThat(fixture.all()).extracting(JobEntity::id).containsExactly(bad);
    assertThat(fixture.job(bad).exceptionMessage()).isEqualTo("no paper");
    assertThat(fixture.job(bad).state()).isEqualTo(JobState.TIMER);
    assertThat(fixture.job(bad).retries()).isEqualTo(2);
  }

  @Test
  @ExpectsDeadLetters
  void theLastFailureBeforeTheLockIsNotedWithTheOthersToo() {
    var notedIn = failuresNotedIn(context -> {});
    var jobs = claimed(3);
    var bad = jobs.get(2).id();
    failsBeforeTheLock(bad, new Hopeless());
    runTogether(jobs);
    assertThat(unitsOfWork).hasSize(1).containsExactlyElementsOf(notedIn);
    assertThat(fixture.job(bad).state()).isEqualTo(JobState.DEAD_LETTER);
    assertThat(fixture.all()).hasSize(1);
  }

  @Test
  void whoHearsOfFailuresHearsOfEachInATransactionOfItsOwn() {
    var notedIn = failuresNotedIn(CommandContext::userCodeFollows);
    var jobs = claimed(3);
    var bad = jobs.get(0).id();
    failsBeforeTheLock(bad, new IllegalStateException("no paper"));
    runTogether(jobs);
    assertThat(notedIn).hasSize(1).doesNotContainAnyElementsOf(unitsOfWork);
    assertThat(fixture.job(bad).retries()).isEqualTo(2);
    assertThat(pace().callsUserCodeOnFailure()).isTrue();
    assertThat(done).containsExactlyInAnyOrderElementsOf(ids(jobs));
  }

  @Test
  void failuresOfJobsOfABusyFamilyAreNotedWithoutWaitingForIt() throws Exception {
    var jobs = claimed(3);
    var held = jobs.get(0);
    failsBeforeTheLock(held.id(), new IllegalStateException("no paper"));
    try (var connection = store.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute(
          "select ID_ from MR_TEST_INSTANCE where ID_ = " + held.rootInstanceId() + " for update");
      runTogether(jobs);
      connection.rollback();
    }
    assertThat(done).containsExactlyInAnyOrderElementsOf(ids(jobs));
    assertThat(fixture.job(held.id()).retries()).isEqualTo(2);
  }

  @Test
  void whatOthersAreToBlameForIsPutBackAtOnce() {
    var jobs = claimed(3);
    failsBeforeTheLock(jobs.get(0).id(), new ConflictException("try again"));
    var together = fixture.node().runner().together(job -> done.add(job.id()));
    jobs.forEach(together::add);
    assertThat(done).containsExactly(jobs.get(0).id());
    assertThat(fixture.job(jobs.get(0).id()).retries()).isEqualTo(3);
    together.finish(together.takePrepared());
  }

  @Test
  @ExpectsDeadLetters
  void aJobThatNeverSucceedsBecomesADeadLetterAsByItself() {
    var jobs = claimed(3);
    var bad = jobs.get(1).id();
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (job.id() == bad) {
                throw new Hopeless();
              }
            });
    runTogether(jobs);
    assertThat(fixture.job(bad).state()).isEqualTo(JobState.DEAD_LETTER);
    assertThat(fixture.all()).hasSize(1);
  }

  private static final class Hopeless extends RuntimeException implements NonRetryable {}

  @Test
  void aJobWithUserCodeUnderTheLockRunsByItselfAndIsRememberedForThat() {
    var jobs = claimed(3);
    jobs.forEach(job -> pace().took(job, 1));
    var calls = jobs.get(1).id();
    var ran = new ArrayList<Long>();
    fixture
        .handler()
        .does(
            (job, context) -> {
              unitsOfWork.add(context);
              if (job.id() == calls) {
                context.userCodeFollows();
                ran.add(job.id());
              }
            });
    runTogether(jobs);
    assertThat(ran).containsExactly(calls);
    assertThat(workedAhead).containsExactlyElementsOf(ids(jobs));
    assertThat(pace().isQuick(jobs.get(1))).isFalse();
    pace().took(jobs.get(1), 1);
    assertThat(pace().isQuick(jobs.get(1))).isFalse();
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void workThatTakesTheLockItselfIsDoneByItself() {
    var jobs = claimed(3);
    var locks = jobs.get(1).id();
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              if (job.id() == locks) {
                context.unitOfWork().fetch(Read.lock(JobEntity.TABLE, "ID_ = " + job.id()));
              }
            });
    var together = fixture.node().runner().together(job -> done.add(job.id()));
    jobs.forEach(together::add);
    assertThat(done).containsExactly(locks);
    assertThat(fixture.job(locks)).isNull();
    together.finish(together.takePrepared());
    assertThat(fixture.all()).isEmpty();
    assertThat(unitsOfWork).hasSize(2);
  }

  @Test
  void workThatWritesByTheConnectionIsDoneInThatTransaction() {
    var jobs = claimed(2);
    fixture.handler().doesBeforeLock((job, context) -> context.session().connectionForUserCode());
    var together = fixture.node().runner().together(job -> done.add(job.id()));
    jobs.forEach(together::add);
    assertThat(together.hasPrepared()).isFalse();
    assertThat(done).containsExactlyElementsOf(ids(jobs));
    assertThat(unitsOfWork).hasSize(2);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void nobodyWaitsForAFamilyThatSomebodyElseHolds() throws Exception {
    var jobs = claimed(3);
    var held = jobs.get(0);
    var others = new CountDownLatch(2);
    var together =
        fixture
            .node()
            .runner()
            .together(
                job -> {
                  done.add(job.id());
                  others.countDown();
                });
    jobs.forEach(together::add);
    Thread finishing;
    try (var connection = store.connect();
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute(
          "select ID_ from MR_TEST_INSTANCE where ID_ = " + held.rootInstanceId() + " for update");
      finishing = new Thread(() -> together.finish(together.takePrepared()));
      finishing.start();
      await(others);
      assertThat(done).containsExactlyInAnyOrder(jobs.get(1).id(), jobs.get(2).id());
      assertThat(fixture.all()).extracting(JobEntity::id).containsExactly(held.id());
      connection.rollback();
    }
    finishing.join();
    assertThat(done).hasSize(3);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void aJobThatAnotherNodeTookOverMeanwhileIsLeftToIt() {
    var jobs = claimed(3);
    var together = fixture.node().runner().together(job -> done.add(job.id()));
    jobs.forEach(together::add);
    var lost = jobs.get(1).id();
    assertThat(store.run("update MR_JOB set LOCK_OWNER_ = 'other' where ID_ = " + lost)).isOne();
    together.finish(together.takePrepared());
    assertThat(fixture.handler().tried()).doesNotContain(lost);
    assertThat(fixture.all()).extracting(JobEntity::id).containsExactly(lost);
    assertThat(done).hasSize(3);
  }

  @Test
  void aJobThatIsGoneIsNobodysFailure() {
    var jobs = claimed(3);
    var together = fixture.node().runner().together(job -> done.add(job.id()));
    jobs.forEach(together::add);
    var gone = jobs.get(0);
    fixture.execute(
        context -> {
          var owner = context.unitOfWork().find(InstanceEntity.TABLE, gone.rootInstanceId());
          fixture.jobs().deleteOf(context, owner);
          return null;
        });
    together.finish(together.takePrepared());
    assertThat(fixture.all()).isEmpty();
    assertThat(fixture.handler().tried()).doesNotContain(gone.id());
  }

  @Test
  void whenTheirTransactionFailsEachIsFinishedByItselfWithoutWorkingAgain() {
    var jobs = claimed(3);
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (unitsOfWork.isEmpty()) {
                context.unitOfWork().insert(new InstanceEntity(), instance); // is there already
              }
              unitsOfWork.add(context);
            });
    runTogether(jobs);
    assertThat(workedAhead).containsExactlyElementsOf(ids(jobs));
    assertThat(unitsOfWork).hasSizeGreaterThan(1);
    assertThat(done).containsExactlyInAnyOrderElementsOf(ids(jobs));
    assertThat(fixture.all()).isEmpty();
  }
}
