package io.millrace.common.internal.job;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.DelegateException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.internal.command.LastingConflictException;
import io.millrace.common.internal.log.PrintableText;
import io.millrace.common.internal.persistence.SqlFailure;
import io.millrace.common.internal.persistence.StorableText;
import io.millrace.common.job.NonRetryable;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Why a try failed, as it is kept in the job's row.
 *
 * @param kind what it means for the job
 * @param type the class of the exception; of its cause where the exception only says that user code
 *     failed
 * @param message its message, or its class where it has none, cut off where it is long; null where
 *     a worker outside the engine says nothing
 * @param stackTrace its stack trace with all causes, cut off where it is long
 */
public record JobFailure(FailureKind kind, String type, String message, String stackTrace) {

  private static final int MOST_TYPE = 255;
  private static final int MOST_MESSAGE = 4000;
  private static final int MOST_STACK_TRACE = 60_000;

  private static final List<Class<?>> PASSING =
      List.of(
          ConflictException.class,
          LockTimeoutException.class,
          DatabaseUnavailableException.class,
          OutcomeUnknownException.class,
          JobRestsException.class,
          FamilyBusyException.class);
  private static final List<Class<?>> FINAL =
      List.of(NonRetryable.class, LimitExceededException.class);

  /** Describes an exception. */
  static JobFailure of(Throwable failure) {
    var named =
        failure instanceof DelegateException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    return new JobFailure(
        kindOf(failure),
        text(named.getClass().getName(), MOST_TYPE),
        text(said(failure), MOST_MESSAGE),
        text(stackTraceOf(failure), MOST_STACK_TRACE));
  }

  /** Describes what a worker outside the engine reports. */
  static JobFailure reported(String message, String details) {
    return new JobFailure(
        FailureKind.ORDINARY, null, text(message, MOST_MESSAGE), text(details, MOST_STACK_TRACE));
  }

  /** Says it in one line of a log, whatever the application has written into its message. */
  @Override
  public String toString() {
    return kind + " " + type + ": " + PrintableText.of(message);
  }

  /** Tells what an exception means for a job. */
  static FailureKind kindOf(Throwable failure) {
    if (causes(failure).anyMatch(cause -> isOneOf(FINAL, cause))) {
      return FailureKind.FINAL;
    }
    return causes(failure).anyMatch(JobFailure::passes)
        ? FailureKind.PASSING
        : FailureKind.ORDINARY;
  }

  /** Returns the same as a failure for which the job is charged with a try. */
  JobFailure charged() {
    return new JobFailure(FailureKind.ORDINARY, type, message, stackTrace);
  }

  /** Tells whether the database broke off a statement: at a limit of time, or as it was told. */
  static boolean isInterruption(Throwable failure) {
    return causes(failure).anyMatch(SqlFailure::isInterruption);
  }

  /** A conflict that lasts is the job's own: the same try would meet it again and again. */
  private static boolean passes(Throwable cause) {
    return isOneOf(PASSING, cause) && !(cause instanceof LastingConflictException);
  }

  private static boolean isOneOf(List<Class<?>> types, Throwable cause) {
    return types.stream().anyMatch(type -> type.isInstance(cause));
  }

  private static Stream<Throwable> causes(Throwable failure) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    return Stream.iterate(
        failure, cause -> cause != null && seen.add(cause), cause -> answer(cause::getCause, null));
  }

  private static String said(Throwable failure) {
    var name = failure.getClass().getName();
    return answer(failure::getMessage, answer(failure::toString, name));
  }

  /** An exception of the application's may fail itself when it is asked what it is. */
  private static <T> T answer(Supplier<T> question, T otherwise) {
    try {
      var answer = question.get();
      return answer == null ? otherwise : answer;
    } catch (RuntimeException | Error e) {
      return otherwise;
    }
  }

  private static String stackTraceOf(Throwable failure) {
    return answer(() -> printed(failure), failure.getClass().getName());
  }

  private static String printed(Throwable failure) {
    var text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  /**
   * Cuts a text to a length, not in the middle of a character, and leaves out what databases cannot
   * store.
   */
  private static String text(String text, int most) {
    if (text == null) {
      return null;
    }
    return StorableText.cut(text.indexOf('\0') < 0 ? text : text.replace("\0", ""), most);
  }
}
