package io.millrace.common.internal.persistence;

import io.millrace.common.ConflictException;

/** A row that a flush wanted to change was changed or deleted by another transaction. */
final class StaleRowException extends ConflictException {

  private static final long serialVersionUID = 1L;

  StaleRowException(String table, String detail) {
    super(
        "Rows of "
            + table
            + " were changed or deleted by another transaction ("
            + detail
            + "). Nothing was changed; try again in a new transaction.");
  }
}
