package io.millrace.bpmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.tenant.TenantProvider;
import java.util.Map;

/**
 * Describes a process instance and starts it. A builder belongs to one thread and starts one
 * instance.
 *
 * <p>One of {@link #processDefinitionId}, {@link #processDefinitionKey} and {@link #messageName}
 * says what to start.
 */
public interface ProcessInstanceBuilder {

  /**
   * Starts this version of a process.
   *
   * @param processDefinitionId the id of the process definition
   * @return this builder
   */
  ProcessInstanceBuilder processDefinitionId(String processDefinitionId);

  /**
   * Starts the latest version of this process.
   *
   * @param processDefinitionKey the key of the process definition: the id of the process in its XML
   * @return this builder
   */
  ProcessInstanceBuilder processDefinitionKey(String processDefinitionKey);

  /**
   * Starts the process whose latest version begins with this message.
   *
   * @param messageName the name of the message
   * @return this builder
   */
  ProcessInstanceBuilder messageName(String messageName);

  /**
   * Says whose process a key or message means. Without it the process belongs to the tenant the
   * {@link TenantProvider} names, or to none.
   *
   * @param tenantId the tenant, or null for none
   * @return this builder
   */
  ProcessInstanceBuilder tenantId(String tenantId);

  /**
   * Names the instance.
   *
   * @param name the name, or null
   * @return this builder
   */
  ProcessInstanceBuilder name(String name);

  /**
   * Sets by what the application knows the instance.
   *
   * @param businessKey the business key, which need not be unique; or null
   * @return this builder
   */
  ProcessInstanceBuilder businessKey(String businessKey);

  /**
   * Sets the business status.
   *
   * @param businessStatus a word of the application's own, or null
   * @return this builder
   */
  ProcessInstanceBuilder businessStatus(String businessStatus);

  /**
   * Sets an id of the application's own, which no other running instance may have. The engine gives
   * the instance an id of its own besides, which all calls take.
   *
   * @param externalId the id, at most 255 characters, or null for none
   * @return this builder
   */
  ProcessInstanceBuilder externalId(String externalId);

  /**
   * Sets a variable of the instance.
   *
   * @param name the name of the variable
   * @param value the value, or null
   * @return this builder
   */
  ProcessInstanceBuilder variable(String name, Object value);

  /**
   * Sets variables of the instance, besides those that were set before.
   *
   * @param variables name and value, or null for none
   * @return this builder
   */
  ProcessInstanceBuilder variables(Map<String, Object> variables);

  /**
   * Sets a variable that the instance sees until the call ends, and that is never stored.
   *
   * @param name the name of the variable
   * @param value any object, or null
   * @return this builder
   */
  ProcessInstanceBuilder transientVariable(String name, Object value);

  /**
   * Sets variables as {@link #transientVariable} does, besides those that were set before.
   *
   * @param variables name and value, or null for none
   * @return this builder
   */
  ProcessInstanceBuilder transientVariables(Map<String, Object> variables);

  /**
   * Makes the start safe to repeat: however often it is called with this key, one instance is
   * started.
   *
   * <p>The key is stored in the transaction of the call that does the work. A later call with the
   * same key does nothing and returns the first result: an instance with the id, definition and
   * business key of the first one, as it is now while it runs; {@link ProcessInstance#isEnded()}
   * tells if it has ended since. A call at the same time waits for the first one. If the first call
   * fails, its key is free again.
   *
   * <p>Keys are unique per tenant and kind of call: a start, a message, a completion may have the
   * same. What else two calls with the same key say is not compared. A key is forgotten after the
   * time that the engine's configuration sets.
   *
   * @param idempotencyKey the key, 1 to 255 characters: a random one that the caller keeps for its
   *     repetitions, or one that names the cause of the call
   * @return this builder
   */
  ProcessInstanceBuilder idempotencyKey(String idempotencyKey);

  /**
   * Starts the instance and runs it until it waits or ends.
   *
   * @return the instance as it is then; {@link ProcessInstance#isEnded()} tells if it has ended
   * @throws BadArgumentException if nothing says what to start, or more than one thing does
   * @throws ObjectNotFoundException if no such process is there
   * @throws IllegalStateEngineException if the definition is suspended or does not begin that way
   * @throws ConflictException if a running instance has the external id
   */
  ProcessInstance start();
}
