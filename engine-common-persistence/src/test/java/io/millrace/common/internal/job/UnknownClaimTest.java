package io.millrace.common.internal.job;

import static io.millrace.test.engine.Callers.until;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.interceptor.CommandInvocation;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.command.InterceptorChain;
import io.millrace.common.job.JobState;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A node does not hear what became of its claims. The clock stands still, so that no lease is ever
 * over: what the node does not give back stays locked.
 */
@Timeout(120)
class UnknownClaimTest extends JobsTest {

  /** Returns a node whose commands something stands before. */
  private JobAssembly nodeBehind(CommandInterceptor interceptor) {
    var environment = store.executor().environment();
    var commands =
        new CommandExecutor(
            environment,
            new EngineTransactions(environment.database().dataSource(), null),
            InterceptorChain.of("test", List.of(interceptor)),
            List.of());
    return fixture.node(
        commands,
        settings -> settings.withThreads(1).withIdle(Duration.ofMillis(20), Duration.ofMillis(50)));
  }

  private static boolean is(CommandInvocation<?> call, String command) {
    return call.commandName().equals(command);
  }

  /** Loses the answers of the first claims; a release fails until it may be done. */
  private static final class LosesClaims implements CommandInterceptor {

    private final AtomicInteger lost = new AtomicInteger();
    private final int most;
    private volatile boolean mayRelease;

    LosesClaims(int most) {
      this.most = most;
    }

    @Override
    public <T> T execute(CommandInvocation<T> call) {
      if (is(call, "ReleaseClaim") && !mayRelease) {
        throw new DatabaseUnavailableException("The database is away.", null);
      }
      return is(call, "ClaimJobs") && lost.get() < most ? lose(call) : call.proceed();
    }

    /** Carries a claim out and loses its answer if that tells of a job. */
    private <T> T lose(CommandInvocation<T> claim) {
      var answer = claim.proceed();
      var jobs = ((Claim) answer).jobs().size();
      if (jobs > 0) {
        lost.addAndGet(jobs);
        throw new OutcomeUnknownException("The answer is lost.");
      }
      return answer;
    }
  }

  /** Lets the first claim be carried out only after it was first released in vain. */
  private static final class CommitsLate implements CommandInterceptor {

    private volatile CommandInvocation<?> late;
    private volatile boolean isCommitted;

    @Override
    public <T> T execute(CommandInvocation<T> call) {
      if (is(call, "ClaimJobs") && !isCommitted) {
        late = late == null ? call : late;
        throw new OutcomeUnknownException("The answer is lost.");
      }
      var answer = call.proceed();
      if (is(call, "ReleaseClaim") && !isCommitted) {
        assertThat(((Claim) late.proceed()).jobs()).hasSize(1);
        isCommitted = true;
      }
      return answer;
    }
  }

  @Test
  void jobsOfEachUnknownClaimAreDoneHoweverManyThereAre() {
    // given
    var answers = new LosesClaims(2);
    fixture.message(instance);
    var node = nodeBehind(answers);
    node.executor().start();
    until("the first claim is lost", () -> answers.lost.get() == 1);
    fixture.advance(Duration.ofSeconds(1)); // claims are told apart by their time
    fixture.message(fixture.instance());
    until("the second claim is lost", () -> answers.lost.get() == 2);
    // when
    answers.mayRelease = true;
    // then
    until("both jobs are done", () -> fixture.all().isEmpty());
  }

  @Test
  void jobsOfAClaimThatIsCommittedAfterItWasReleasedInVainAreDone() {
    // given
    fixture.message(instance);
    var node = nodeBehind(new CommitsLate());
    // when
    node.executor().start();
    // then
    until("the job is done", () -> fixture.all().isEmpty());
  }

  @Test
  void jobsOfAnUnknownClaimAreGivenBackWhileAllThreadsAreAtWork() {
    // given
    var answers = new LosesClaims(1);
    var begun = new CountDownLatch(1);
    var mayEnd = new CountDownLatch(1);
    var other = fixture.instance();
    fixture
        .handler()
        .doesBeforeLock(
            (job, context) -> {
              if (job.rootInstanceId() == other) {
                begun.countDown();
                await(mayEnd);
              }
            });
    var unknown = fixture.message(instance);
    var node = nodeBehind(answers);
    node.executor().start();
    until("the claim is lost", () -> answers.lost.get() == 1);
    fixture.message(other);
    await(begun);
    // when
    answers.mayRelease = true;
    // then
    try {
      until(
          "the job can be claimed by others",
          () -> fixture.job(unknown).state() == JobState.EXECUTABLE);
    } finally {
      mayEnd.countDown();
    }
    until("both jobs are done", () -> fixture.all().isEmpty());
  }

  @Test
  void whatAnotherLaneHasClaimedUntilTheSameMomentAndRunsIsNotGivenBack() {
    // given
    var parts = fixture.node().parts();
    var unknown = fixture.message(instance);
    var claim = parts.claim(2, Busy.NONE);
    fixture.execute(claim);
    var running = fixture.message(fixture.instance());
    fixture.execute(parts.claim(1, Busy.NONE));
    // when
    var released = fixture.execute(parts.release(claim, new Busy(List.of(running), List.of())));
    // then
    assertThat(released).isEqualTo(1);
    assertThat(fixture.job(unknown).state()).isEqualTo(JobState.EXECUTABLE);
    assertThat(fixture.job(running).state()).isEqualTo(JobState.LOCKED);
    fixture.runDueJobs();
  }
}
