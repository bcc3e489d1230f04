package io.millrace.common.identity;

/** Says that a user or a group takes part in something, and as what. */
public interface IdentityLinkInfo {

  /**
   * Returns as what the user or group takes part.
   *
   * @return one of {@link IdentityLinkType} or a word of the application's own; never null
   */
  String getType();

  /**
   * Returns the user.
   *
   * @return the id, or null if the link is with a group
   */
  String getUserId();

  /**
   * Returns the group.
   *
   * @return the id, or null if the link is with a user
   */
  String getGroupId();

  /**
   * Returns the task it is about.
   *
   * @return the id, or null if it is about something else
   */
  String getTaskId();

  /**
   * Returns the process instance it is about.
   *
   * @return the id, or null if it is about something else
   */
  String getProcessInstanceId();

  /**
   * Returns the case instance it is about.
   *
   * @return the id, or null if it is about something else
   */
  String getScopeId();

  /**
   * Returns the plan item instance it is about. No call links users to one, so it is null for now;
   * it is there for those who come from elsewhere.
   *
   * @return the id, or null if it is about something else
   */
  String getSubScopeId();

  /**
   * Returns the kind of scope that {@link #getScopeId()} names: {@code cmmn} for a case.
   *
   * @return {@code cmmn}, or null
   */
  String getScopeType();

  /**
   * Returns the case definition it is about. History keeps no links of definitions.
   *
   * @return the id, or null if it is about something else
   */
  String getScopeDefinitionId();
}
