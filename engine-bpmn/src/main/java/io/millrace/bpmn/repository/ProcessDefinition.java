package io.millrace.bpmn.repository;

import io.millrace.common.repository.DefinitionInfo;

/**
 * A process that was deployed: one version of it.
 *
 * <p>Definitions of one key and tenant are numbered from 1. A start by key takes the highest
 * number.
 */
public interface ProcessDefinition extends DefinitionInfo {

  /**
   * Tells whether it is suspended and refuses to start instances.
   *
   * @return true if it is suspended
   */
  boolean isSuspended();

  /**
   * Returns the tag that its model gives to this version.
   *
   * @return the tag, or null
   */
  String getVersionTag();

  /**
   * Tells whether a task list is to offer to start it ({@code isStartableInTasklist} of the model).
   * Nothing else asks for that: it can be started all the same.
   *
   * @return true unless its model says otherwise
   */
  boolean isStartableInTasklist();
}
