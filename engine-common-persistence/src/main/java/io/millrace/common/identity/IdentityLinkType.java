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

  /** Started the instance while being authenticated; a called instance has one of its own. */
  public static final String STARTER = "starter";

  /** Takes part in the instance: by a link of this type, its tasks, comments or attachments. */
  public static final String PARTICIPANT = "participant";

  private IdentityLinkType() {}
}
