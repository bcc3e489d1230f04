package io.millrace.common.internal.job;

import static io.millrace.common.internal.job.JobsFixture.work;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.job.JobState;
import io.millrace.test.engine.InstanceEntity;
import io.millrace.test.engine.TestScopeOwner;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JobRunTest extends JobsTest {

  private int countOfInstance() {
    return fixture.execute(
        context -> context.unitOfWork().find(InstanceEntity.TABLE, instance).count(Dependent.JOB));
  }

  @Test
  void messageIsDueAtOnceAndCountedOnItsOwner() {
    var job = fixture.job(fixture.message(instance));
    assertThat(job.state()).isEqualTo(JobState.EXECUTABLE);
    assertThat(job.type()).isEqualTo("message");
    assertThat(job.dueDate()).isEqualTo(fixture.now());
    assertThat(job.retries()).isEqualTo(3);
    assertThat(job.isExclusive()).isTrue();
    assertThat(countOfInstance()).isEqualTo(1);
  }

  @Test
  void jobIsGoneWithItsCountWhenItHasRun() {
    var id = fixture.message(instance);
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.handler().tried()).containsExactly(id);
    assertThat(fixture.all()).isEmpty();
    assertThat(countOfInstance()).isZero();
  }

  @Test
  void jobKeepsAllThatItWasCreatedWith() {
    var spec =
        work(instance)
            .withConfiguration("{\"a\":1}")
            .withCategory("mail")
            .withPriority(7)
            .withExclusive(false);
    var job = fixture.job(fixture.message(spec));
    assertThat(job.handlerConfiguration()).isEqualTo("{\"a\":1}");
    assertThat(job.category()).isEqualTo("mail");
    assertThat(job.priority()).isEqualTo(7);
    assertThat(job.isExclusive()).isFalse();
    assertThat(job.elementId()).isEqualTo("step");
    assertThat(job.elementName()).isEqualTo("Step");
    assertThat(job.rootInstanceId()).isEqualTo(instance);
  }

  @Test
  void timerRunsWhenItsTimeHasCome() {
    fixture.timer(instance, Duration.ofHours(2));
    assertThat(fixture.runDueJobs()).isZero();
    fixture.advance(Duration.ofHours(2).minusMillis(1));
    assertThat(fixture.runDueJobs()).isZero();
    fixture.advance(Duration.ofMillis(1));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void dueJobsRunOldestFirst() {
    var third = fixture.timer(instance, Duration.ofHours(3));
    var first = fixture.timer(instance, Duration.ofHours(1));
    var second = fixture.timer(instance, Duration.ofHours(2));
    fixture.advance(Duration.ofHours(4));
    fixture.runDueJobs();
    assertThat(fixture.handler().tried()).containsExactly(first, second, third);
  }

  @Test
  void jobsThatJobsCreateRunInTheSameCall() {
    fixture
        .handler()
        .does(
            (job, context) -> {
              if (fixture.handler().tried().size() < 4) {
                fixture.jobs().createMessage(context, work(instance));
              }
            });
    fixture.message(instance);
    assertThat(fixture.runDueJobs()).isEqualTo(4);
  }

  @Test
  void workPlannedByTheHandlerIsDoneInTheSameTransaction() {
    var steps = new ArrayList<String>();
    fixture
        .handler()
        .does(
            (job, context) ->
                context
                    .agenda()
                    .plan(
                        () -> {
                          steps.add("planned");
                          fixture
                              .jobs()
                              .createTimer(context, work(instance), context.now().plusSeconds(1));
                        }));
    fixture.message(instance);
    fixture.runDueJobs();
    assertThat(steps).containsExactly("planned");
    assertThat(fixture.count(JobState.TIMER)).isEqualTo(1);
  }

  @Test
  void handlerMayDeleteTheOwnerWithAllItsJobs() {
    fixture
        .handler()
        .does(
            (job, context) -> {
              var owner = context.unitOfWork().find(InstanceEntity.TABLE, job.subScopeId());
              fixture.jobs().createMessage(context, work(instance));
              fixture.jobs().deleteOf(context, owner);
              context.unitOfWork().delete(owner);
            });
    fixture.message(instance);
    fixture.timer(instance, Duration.ofDays(1));
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void deletingTheJobsOfAnOwnerSparesThoseOfOthers() {
    var other = fixture.message(fixture.instance());
    fixture.message(instance);
    fixture.timer(instance, Duration.ofDays(1));
    fixture.execute(
        context -> {
          fixture
              .jobs()
              .deleteOf(context, context.unitOfWork().find(InstanceEntity.TABLE, instance));
          return null;
        });
    assertThat(fixture.all()).extracting(JobEntity::id).containsExactly(other);
  }

  @Test
  void jobWithoutAnInstanceIsCountedNowhereAndRuns() {
    var scope = new ScopeRef(TestScopeOwner.TYPE, 0, 0, 0, 77, "acme", HistoryLevel.NONE);
    var id = fixture.message(NewJob.of(scope, JobsFixture.WORK));
    assertThat(fixture.job(id).tenantId()).isEqualTo("acme");
    assertThat(fixture.runDueJobs()).isEqualTo(1);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void timersThatStartInstancesAreDeletedByTheirDefinition() {
    var scope = new ScopeRef(TestScopeOwner.TYPE, 0, 0, 0, 77, "", HistoryLevel.NONE);
    var other = new ScopeRef(TestScopeOwner.TYPE, 0, 0, 0, 78, "", HistoryLevel.NONE);
    fixture.message(NewJob.of(scope, JobsFixture.WORK));
    var left = fixture.message(NewJob.of(other, JobsFixture.WORK));
    fixture.execute(
        context -> {
          fixture.jobs().starting().delete(context, 77);
          return null;
        });
    assertThat(fixture.all()).extracting(JobEntity::id).containsExactly(left);
  }

  @Test
  void jobsOfASuspendedInstanceRestUntilItIsActivated() {
    fixture.message(instance);
    fixture.timer(instance, Duration.ofHours(1));
    fixture.execute(
        context -> {
          fixture.jobs().rest().suspendInstances(context, List.of(instance));
          return null;
        });
    assertThat(fixture.count(JobState.SUSPENDED)).isEqualTo(2);
    assertThat(fixture.runDueJobs()).isZero();
    fixture.execute(
        context -> {
          fixture.jobs().rest().activateInstances(context, List.of(instance));
          return null;
        });
    assertThat(fixture.count(JobState.EXECUTABLE)).isEqualTo(1);
    assertThat(fixture.count(JobState.TIMER)).isEqualTo(1);
    assertThat(fixture.runDueJobs()).isEqualTo(1);
  }

  @Test
  void nodeLeavesJobsAloneThatItHasNoHandlerFor() {
    fixture.message(NewJob.of(work(instance).scope(), "of-another-engine"));
    assertThat(fixture.runDueJobs()).isZero();
    assertThat(fixture.count(JobState.EXECUTABLE)).isEqualTo(1);
  }

  @Test
  void dueJobsCannotBeRunInsideATransaction() {
    assertThatThrownBy(() -> fixture.execute(context -> fixture.runDueJobs()))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("inside a transaction");
  }

  @Test
  void jobIsExecutedByItsIdEvenIfItIsNotDue() {
    var id = fixture.timer(instance, Duration.ofDays(1));
    fixture.node().runner().executeJob(Long.toString(id));
    assertThat(fixture.handler().tried()).containsExactly(id);
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void executingAJobThatIsGoneIsRefused() {
    assertThatThrownBy(() -> fixture.node().runner().executeJob("4711"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'4711'");
    assertThatThrownBy(() -> fixture.node().runner().executeJob("no number"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void executingAJobThatANodeHoldsIsRefused() {
    var id = fixture.message(instance);
    fixture.execute(
        context -> {
          Jobs.lock(context, id).claim("elsewhere", context.now().plusSeconds(20));
          return null;
        });
    assertThatThrownBy(() -> fixture.node().runner().executeJob(Long.toString(id)))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'elsewhere'");
    fixture.advance(Duration.ofSeconds(20));
    fixture.node().runner().executeJob(Long.toString(id));
    assertThat(fixture.all()).isEmpty();
  }

  @Test
  void executingAJobOfASuspendedInstanceIsRefused() {
    var id = fixture.message(instance);
    fixture.execute(
        context -> {
          fixture.jobs().rest().suspendInstances(context, List.of(instance));
          return null;
        });
    assertThatThrownBy(() -> fixture.node().runner().executeJob(Long.toString(id)))
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("suspended");
  }
}
