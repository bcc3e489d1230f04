package io.millrace.cmmn;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.UnsupportedVariableTypeException;
import java.util.Map;

/** Says which case is to be started and with what. Used by one thread. */
public interface CaseInstanceBuilder {

  /**
   * Sets the definition; its newest version is started.
   *
   * @param key the id of the case in its file
   * @return this builder
   * @throws BadArgumentException if it is null, empty or longer than 255 characters
   */
  CaseInstanceBuilder caseDefinitionKey(String key);

  /**
   * Sets the version of the definition that is started, instead of the newest of a key.
   *
   * @param id the id of the version
   * @return this builder
   * @throws BadArgumentException if it is null or empty
   * @throws ObjectNotFoundException if no version can have this id
   */
  CaseInstanceBuilder caseDefinitionId(String id);

  /**
   * Sets the name of the case.
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
   * Sets the tenant of the definition.
   *
   * @param tenantId at most 255 characters; null for none, which is the default
   * @return this builder
   * @throws BadArgumentException if it is too long
   */
  CaseInstanceBuilder tenantId(String tenantId);

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
   * @param variables values by name; null counts as none
   * @return this builder
   * @throws BadArgumentException if a name is null, empty or too long
   */
  CaseInstanceBuilder variables(Map<String, Object> variables);

  /**
   * Adds a variable that is seen until the start is done, and is not stored.
   *
   * @param name 1 to 255 characters; a later value of the same name counts
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the name is null, empty or too long
   */
  CaseInstanceBuilder transientVariable(String name, Object value);

  /**
   * Starts the case and all its plan items that wait for nothing.
   *
   * @return the case as it is then
   * @throws BadArgumentException if no definition was named
   * @throws ObjectNotFoundException if no such definition is deployed for the tenant
   * @throws UnsupportedVariableTypeException if the value of a variable cannot be stored
   */
  CaseInstance start();
}
