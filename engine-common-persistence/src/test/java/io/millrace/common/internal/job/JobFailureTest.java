package io.millrace.common.internal.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.DelegateException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.internal.command.LastingConflictException;
import io.millrace.common.job.NonRetryable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JobFailureTest {

  private static final class Hopeless extends RuntimeException implements NonRetryable {
    private static final long serialVersionUID = 1L;
  }

  static Throwable[] passing() {
    return new Throwable[] {
      new ConflictException("lost"),
      new LockTimeoutException("waited", null),
      new DatabaseUnavailableException("away", null),
      new OutcomeUnknownException("cut", null),
      new IllegalStateException("by user code", new ConflictException("lost"))
    };
  }

  @ParameterizedTest
  @MethodSource("passing")
  void conflictsAndOutagesAreNotTheJobsFault(Throwable failure) {
    assertThat(JobFailure.of(failure).kind()).isEqualTo(FailureKind.PASSING);
  }

  static Throwable[] endless() {
    return new Throwable[] {
      new Hopeless(),
      new DelegateException("delegate failed", new Hopeless()),
      new LimitExceededException("100000 steps"),
    };
  }

  @ParameterizedTest
  @MethodSource("endless")
  void whatAnotherTryWillNotCureIsFinal(Throwable failure) {
    assertThat(JobFailure.of(failure).kind()).isEqualTo(FailureKind.FINAL);
  }

  @Test
  void whatTheApplicationSaysIsNoLineOfTheLogOfItsOwn() {
    var failure = JobFailure.of(new IllegalStateException("no\n12:00 INFO paid"));
    assertThat(failure.toString()).endsWith("IllegalStateException: no\\n12:00 INFO paid");
    assertThat(failure.message()).isEqualTo("no\n12:00 INFO paid"); // as the job's row keeps it
  }

  @Test
  void conflictThatTheSameTryWouldMeetAgainIsTheJobsOwn() {
    var lasting = new LastingConflictException("the external id is taken");
    assertThat(JobFailure.of(lasting).kind()).isEqualTo(FailureKind.ORDINARY);
    assertThat(JobFailure.of(new StaleRemainderException(new StaleWorkException("n"))).kind())
        .isEqualTo(FailureKind.PASSING);
  }

  @Test
  void everythingElseMayBeCuredByAnotherTry() {
    assertThat(JobFailure.of(new IllegalStateException()).kind()).isEqualTo(FailureKind.ORDINARY);
    assertThat(JobFailure.of(new StackOverflowError()).kind()).isEqualTo(FailureKind.ORDINARY);
  }

  @Test
  void causeOfADelegatesFailureGivesTheType() {
    var failure =
        JobFailure.of(
            new DelegateException("step 'a' failed", new IllegalStateException("no paper")));
    assertThat(failure.type()).isEqualTo("java.lang.IllegalStateException");
    assertThat(failure.message()).contains("step 'a' failed");
    assertThat(failure.stackTrace())
        .contains("Caused by: java.lang.IllegalStateException: no paper");
  }

  @Test
  void textsAreCutToWhatFitsButNotInsideACharacter() {
    var failure =
        JobFailure.of(new IllegalStateException("x".repeat(3999) + "\uD83D\uDE00 and more"));
    assertThat(failure.message()).hasSize(3999);
    assertThat(JobFailure.of(new IllegalStateException("y".repeat(5000))).message()).hasSize(4000);
  }

  @Test
  void anExceptionThatSaysNothingIsNamed() {
    assertThat(JobFailure.of(new IllegalStateException()).message())
        .isEqualTo("java.lang.IllegalStateException");
  }

  @Test
  void whatDatabasesCannotStoreIsLeftOut() {
    assertThat(JobFailure.of(new IllegalStateException("a\0b")).message()).isEqualTo("ab");
  }

  @Test
  void causesThatGoInACircleEnd() {
    var one = new IllegalStateException("one");
    var two = new IllegalStateException("two", one);
    one.initCause(two);
    assertThat(JobFailure.of(one).kind()).isEqualTo(FailureKind.ORDINARY);
  }

  /** Fails whatever it is asked. */
  private static final class Mute extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("the message cannot be made");
    }

    @Override
    public String toString() {
      throw new NoClassDefFoundError("Text");
    }

    @Override
    public synchronized Throwable getCause() {
      throw new IllegalStateException("the cause cannot be had");
    }
  }

  @Test
  void anExceptionThatFailsWhenItIsAskedIsNamed() {
    var name = Mute.class.getName();
    assertThat(JobFailure.of(new Mute()))
        .isEqualTo(new JobFailure(FailureKind.ORDINARY, name, name, name));
    assertThat(JobFailure.of(new DelegateException("no paper", new Mute())).type()).isEqualTo(name);
  }
}
