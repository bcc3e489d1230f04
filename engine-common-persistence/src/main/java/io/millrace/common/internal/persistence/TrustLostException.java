package io.millrace.common.internal.persistence;

/**
 * What a unit of work took from memory is not what the database has, or was of no use. All of the
 * unit of work is undone; the command is run again, and reads. Never reaches a caller.
 */
public final class TrustLostException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception, without a stack trace: who throws it is known. */
  public TrustLostException() {
    super("What was remembered of an instance is not what the database has", null, false, false);
  }
}
