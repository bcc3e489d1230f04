package io.millrace.benchmark.result;

/** A file is not what an earlier run wrote. The message says which one, why, and what to do. */
public final class UnreadableRunFileException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnreadableRunFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
