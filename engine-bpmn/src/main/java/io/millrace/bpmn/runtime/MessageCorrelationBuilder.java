package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Brings a message to who waits for it: to exactly one execution, or to all of them. Where no
 * execution waits for the message, it starts the process that has such a start event.
 *
 * <p>Who gets it is found by the name of the message and by what is said here; values of variables
 * are equal if their types are, too. The family of the receiver is locked until the call ends. From
 * inside a command (a delegate, a listener) a receiver in another family gets the message by a job
 * of the same transaction instead, so that no lock is waited for while another one is held.
 *
 * <p>Used once, by one thread. Each method but the last returns this builder.
 */
public interface MessageCorrelationBuilder {

  /**
   * Keeps receivers whose process instance has this business key. A process that is started gets
   * it.
   *
   * @param businessKey the business key
   * @return this builder
   */
  MessageCorrelationBuilder processInstanceBusinessKey(String businessKey);

  /**
   * Keeps receivers in this process instance; no process is started.
   *
   * @param processInstanceId the id of the process instance
   * @return this builder
   */
  MessageCorrelationBuilder processInstanceId(String processInstanceId);

  /**
   * Keeps receivers of this version of a process; only this version is started, which may be an
   * older one.
   *
   * @param processDefinitionId the id of the process definition
   * @return this builder
   */
  MessageCorrelationBuilder processDefinitionId(String processDefinitionId);

  /**
   * Keeps receivers whose process instance has a variable of this value. Numbers are compared by
   * their exact value, whatever Java type holds them.
   *
   * @param variableName the name of the variable
   * @param variableValue its value, which may be null
   * @return this builder
   */
  MessageCorrelationBuilder processInstanceVariableEquals(
      String variableName, Object variableValue);

  /**
   * Keeps receivers whose process instance has all these variables.
   *
   * @param variables names and values
   * @return this builder
   */
  MessageCorrelationBuilder processInstanceVariablesEqual(Map<String, Object> variables);

  /**
   * Keeps receivers that have a variable of their own of this value. Numbers are compared by their
   * exact value, whatever Java type holds them.
   *
   * @param variableName the name of the variable
   * @param variableValue its value, which may be null
   * @return this builder
   */
  MessageCorrelationBuilder localVariableEquals(String variableName, Object variableValue);

  /**
   * Keeps receivers that have all these variables of their own.
   *
   * @param variables names and values
   * @return this builder
   */
  MessageCorrelationBuilder localVariablesEqual(Map<String, Object> variables);

  /**
   * Looks for receivers of this tenant.
   *
   * @param tenantId the tenant
   * @return this builder
   */
  MessageCorrelationBuilder tenantId(String tenantId);

  /**
   * Looks for receivers that belong to no tenant.
   *
   * @return this builder
   */
  MessageCorrelationBuilder withoutTenantId();

  /**
   * Hands a variable over, which the receiver sets as any assignment in its scope does.
   *
   * @param variableName the name of the variable
   * @param variableValue its value, which may be null
   * @return this builder
   */
  MessageCorrelationBuilder setVariable(String variableName, Object variableValue);

  /**
   * Hands variables over, which the receiver sets as any assignment in its scope does.
   *
   * @param variables names and values
   * @return this builder
   */
  MessageCorrelationBuilder setVariables(Map<String, Object> variables);

  /**
   * Hands a variable over that belongs to the execution that waits; a process that is started gets
   * it as one of its own.
   *
   * @param variableName the name of the variable
   * @param variableValue its value, which may be null
   * @return this builder
   */
  MessageCorrelationBuilder setVariableLocal(String variableName, Object variableValue);

  /**
   * Hands variables over that belong to the execution that waits; a process that is started gets
   * them as its own.
   *
   * @param variables names and values
   * @return this builder
   */
  MessageCorrelationBuilder setVariablesLocal(Map<String, Object> variables);

  /**
   * Starts no process where nobody waits.
   *
   * @return this builder
   */
  MessageCorrelationBuilder executionsOnly();

  /**
   * Only starts a process, whoever waits.
   *
   * @return this builder
   */
  MessageCorrelationBuilder startMessageOnly();

  /**
   * Lets the message be delivered once, however often the call is repeated with this key.
   *
   * @param idempotencyKey a text of 1 to 255 characters; keys of different tenants do not meet
   * @return this builder
   */
  MessageCorrelationBuilder idempotencyKey(String idempotencyKey);

  /**
   * Keeps the message where nobody waits for it and it starts nothing: the first receiver that
   * begins to wait within this time gets it, once, and so does a process that is deployed within
   * it. Of several that wait when it is looked for, the one gets it that began first.
   *
   * <p>For {@link #correlate()} and its sisters, which bring it to one receiver.
   *
   * @param time how long; longer than nothing
   * @return this builder
   * @throws BadArgumentException if it is null, zero or negative
   * @throws IllegalStateEngineException when the message is to be kept, if the engine keeps none
   */
  MessageCorrelationBuilder keepFor(Duration time);

  /**
   * Brings the message to the one execution that waits for it, or starts a process by it.
   *
   * @throws io.millrace.bpmn.MismatchingMessageCorrelationException if nobody waits for it and it
   *     starts nothing, or if several executions wait for it
   * @throws BadArgumentException if what was said contradicts itself, or a value cannot be compared
   */
  void correlate();

  /**
   * Does the same as {@link #correlate()}.
   *
   * @throws io.millrace.bpmn.MismatchingMessageCorrelationException as there
   */
  void correlateExclusively();

  /**
   * Does the same as {@link #correlate()}, and says who got the message.
   *
   * @return who got it; where the idempotency key was used before, who got it then
   * @throws io.millrace.bpmn.MismatchingMessageCorrelationException as there
   */
  MessageCorrelationResult correlateWithResult();

  /**
   * Brings the message to all executions that wait for it, and starts the process it starts. Who is
   * suspended does not hear it.
   *
   * @throws io.millrace.common.LimitExceededException if more than 100,000 executions wait for it
   */
  void correlateAll();

  /**
   * Does the same as {@link #correlateAll()}, and says who got the message.
   *
   * @return who got it, executions by id, then the process that was started; empty for nobody, and
   *     where the idempotency key was used before
   * @throws io.millrace.common.LimitExceededException as there
   */
  List<MessageCorrelationResult> correlateAllWithResult();

  /**
   * Starts a process by the message, whoever waits for it.
   *
   * @return the instance as it is when it waits or has ended
   * @throws io.millrace.bpmn.MismatchingMessageCorrelationException if the message starts no
   *     process
   */
  ProcessInstance correlateStartMessage();
}
