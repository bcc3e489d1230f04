package io.millrace.common.internal.job;

/** A job has no further try, which it had when it was claimed. */
final class LastTryException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  LastTryException() {
    super("The job has no further try any more", null, false, false);
  }
}
