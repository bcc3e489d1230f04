package io.millrace.cmmn.runtime;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.UnsupportedVariableTypeException;
import java.util.Map;

/**
 * Says which case is to be started and with what: either the id of a definition or its key. Used by
 * one thread.
 */
public interface CaseInstanceBuilder {

  /**
   * Sets the version of the definition that is started.
   *
   * @param caseDefinitionId the id of the case definition
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   * @throws ObjectNotFoundException if no definition can have this id
   */
  CaseInstanceBuilder caseDefinitionId(String caseDefinitionId);

  /**
   * Sets the definition; its newest version is started.
   *
   * @param caseDefinitionKey the id of the case in its file
   * @return this builder
   * @throws BadArgumentException if it is null, empty or longer than 255 characters
   */
  CaseInstanceBuilder caseDefinitionKey(String caseDefinitionKey);

  /**
   * Takes the newest version of the key among those that came with deployments which belong to this
   * one.
   *
   * @param parentDeploymentId the id of the other deployment
   * @return this builder
   * @throws BadArgumentException if it is null, empty or longer than 255 characters
   */
  CaseInstanceBuilder caseDefinitionParentDeploymentId(String parentDeploymentId);

  /**
   * Sets the tenant of the definition.
   *
   * @param tenantId at most 255 characters; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceBuilder tenantId(String tenantId);

  /**
   * Starts the definition without a tenant if the tenant has none of this key.
   *
   * @return this builder
   */
  CaseInstanceBuilder fallbackToDefaultTenant();

  /**
   * Names the case.
   *
   * @param name at most 255 characters; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceBuilder name(String name);

  /**
   * Sets what the application calls the case.
   *
   * @param businessKey at most 255 characters; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceBuilder businessKey(String businessKey);

  /**
   * Says how far the case is.
   *
   * @param businessStatus at most 255 characters; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceBuilder businessStatus(String businessStatus);

  /**
   * Sets an id of the application's own, which no other running case may have.
   *
   * @param externalId at most 255 characters; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceBuilder externalId(String externalId);

  /**
   * Makes a user the owner of the case.
   *
   * @param userId the id of the user; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceBuilder owner(String userId);

  /**
   * Makes a user the assignee of the case.
   *
   * @param userId the id of the user; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceBuilder assignee(String userId);

  /**
   * Adds a variable of the case.
   *
   * @param name 1 to 255 characters; a later value of the same name counts
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the name is null, empty or too long
   */
  CaseInstanceBuilder variable(String name, Object value);

  /**
   * Adds variables of the case.
   *
   * @param variables name and value; null counts as none
   * @return this builder
   * @throws BadArgumentException if a name is null, empty or too long
   */
  CaseInstanceBuilder variables(Map<String, Object> variables);

  /**
   * Creates an instance of a case file item when the case starts, as {@code
   * CmmnRuntimeService.createCaseFileItem} does; its transition {@code create} is heard by what
   * starts with the case. A variable that has the path of an item for its name does the same.
   *
   * @param path the item, such as {@code claim}, or {@code folder/letter} in an instance that was
   *     added before; each call for one item adds one more
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the path is null, empty or too long
   */
  CaseInstanceBuilder caseFileItem(String path, Object value);

  /**
   * Adds a variable that is seen until the start is done and never stored.
   *
   * @param name 1 to 255 characters
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the name is null, empty or too long
   */
  CaseInstanceBuilder transientVariable(String name, Object value);

  /**
   * Adds variables that are seen until the start is done and never stored.
   *
   * @param variables name and value; null counts as none
   * @return this builder
   * @throws BadArgumentException if a name is null, empty or too long
   */
  CaseInstanceBuilder transientVariables(Map<String, Object> variables);

  /**
   * Starts the case.
   *
   * @return the case as it is when it waits or has ended
   * @throws BadArgumentException if no definition was named, or both by id and by key
   * @throws ObjectNotFoundException if no such definition is deployed for the tenant
   * @throws ConflictException if a running case has the external id already
   * @throws IllegalStateEngineException if the multiplicity of a case file item does not allow what
   *     was added
   * @throws UnsupportedVariableTypeException if the value of a variable cannot be stored
   */
  CaseInstance start();

  /**
   * Makes the case now, with its variables, and lets a job of the engine do all that follows from
   * its start. Transient variables are seen by nobody then.
   *
   * @return the case, in which nothing has begun yet
   * @throws BadArgumentException as {@link #start()}
   * @throws ObjectNotFoundException as {@link #start()}
   * @throws ConflictException as {@link #start()}
   * @throws UnsupportedVariableTypeException as {@link #start()}
   */
  CaseInstance startAsync();
}
