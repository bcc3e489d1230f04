package io.millrace.common.identity;

/**
 * The types of identity links that the engines know. An application may use words of its own
 * besides.
 */
public final class IdentityLinkType {

  /** Works on the task. */
  public static final String ASSIGNEE = "assignee";

  /** May claim the task, or start the process. */
  public static final String CANDIDATE = "candidate";

  /** Is responsible for the task. */
  public static final String OWNER = "owner";

  /** Started the instance. */
  public static final String STARTER = "starter";

  /** Has to do with the instance in a way that the engine does not care about. */
  public static final String PARTICIPANT = "participant";

  private IdentityLinkType() {}
}
