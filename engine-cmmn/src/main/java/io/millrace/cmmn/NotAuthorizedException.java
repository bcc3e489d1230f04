package io.millrace.cmmn;

import io.millrace.common.EngineException;

/**
 * The authenticated user has none of the roles that a task or an event listener of a case asks for.
 * Nothing was changed. Let somebody who has the role call, or give the user the role.
 */
public class NotAuthorizedException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The code of this exception. */
  public static final String CODE = "MR-1005";

  /**
   * Creates the exception.
   *
   * @param message what was asked, and which roles it takes
   */
  public NotAuthorizedException(String message) {
    super(CODE, message);
  }
}
