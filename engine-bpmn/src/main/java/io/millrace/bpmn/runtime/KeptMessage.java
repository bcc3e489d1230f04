package io.millrace.bpmn.runtime;

import java.util.Date;

/** A message that waits for its receiver. Immutable, safe to share between threads. */
public interface KeptMessage {

  /**
   * Returns the id of the message.
   *
   * @return the id
   */
  String getId();

  /**
   * Returns the name by which receivers wait for it.
   *
   * @return the name
   */
  String getMessageName();

  /**
   * Returns the tenant of its receivers.
   *
   * @return the tenant; null for none
   */
  String getTenantId();

  /**
   * Returns the business key that its receiver has to have.
   *
   * @return the business key; null for any
   */
  String getBusinessKey();

  /**
   * Returns the process instance that it is for.
   *
   * @return the id; null for any
   */
  String getProcessInstanceId();

  /**
   * Returns the version of a process that it is for.
   *
   * @return the id; null for any
   */
  String getProcessDefinitionId();

  /**
   * Returns since when it is kept.
   *
   * @return the time
   */
  Date getCreateTime();

  /**
   * Returns when it is given up.
   *
   * @return the time
   */
  Date getExpirationTime();
}
