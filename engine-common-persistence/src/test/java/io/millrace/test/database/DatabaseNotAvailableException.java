package io.millrace.test.database;

/** A database server cannot run on this machine; the message names the reason and the remedy. */
public final class DatabaseNotAvailableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DatabaseNotAvailableException(String message) {
    super(message);
  }
}
