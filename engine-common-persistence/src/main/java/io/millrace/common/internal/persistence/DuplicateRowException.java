package io.millrace.common.internal.persistence;

import io.millrace.common.ConflictException;

/**
 * A unique index already holds such a row: another transaction was first.
 *
 * <p>A conflict: run again, the unit of work sees what the other one wrote and decides anew.
 */
public final class DuplicateRowException extends ConflictException {

  private static final long serialVersionUID = 1L;

  DuplicateRowException(String message, Throwable cause) {
    super(message, cause);
  }
}
