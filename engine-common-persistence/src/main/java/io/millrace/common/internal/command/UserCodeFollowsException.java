package io.millrace.common.internal.command;

/**
 * User code would run in a unit of work that holds the locks of families it has nothing to do with.
 * All of that unit of work is undone; the command is to be carried out for one family alone.
 */
public final class UserCodeFollowsException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UserCodeFollowsException() {
    super("User code must not keep other families waiting", null, false, false);
  }
}
