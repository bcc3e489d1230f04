package io.millrace.common.identity;

/** An identity link of something that lives: an open task, a running instance, a definition. */
public interface IdentityLink extends IdentityLinkInfo {

  /**
   * Returns the process definition it is about: who may start it.
   *
   * @return the id, or null if it is about something else
   */
  String getProcessDefinitionId();
}
