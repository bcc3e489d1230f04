package io.millrace.cmmn.reactivation;

import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.UnsupportedVariableTypeException;
import java.util.Map;

/**
 * Brings a case back that has ended, under its own id, with the variables and identity links that
 * it had at its end. Nobody hears of variables that come back, since nobody sets them; what was
 * removed before the end stays in history. Its reactivate event listener occurs, and its plan items
 * are made as their reactivation rules say. What history has of its first life stays there, but for
 * the case, its variables and links.
 *
 * <p>Variables are kept by history at the level {@code audit} and above; a case of a lower level
 * does not come back.
 *
 * <p>Not thread-safe.
 */
public interface CaseReactivationBuilder {

  /**
   * Leaves out a plan item, whatever its rule says, as if it had been terminated.
   *
   * @param planItemDefinitionId the id of its definition
   * @return this builder
   * @throws BadArgumentException if the id is null or empty
   */
  CaseReactivationBuilder addTerminatedPlanItemInstanceForPlanItemDefinition(
      String planItemDefinitionId);

  /**
   * Sets a variable of the case, before anything of it is made.
   *
   * @param name 1 to 255 characters
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the name is null, empty or too long
   */
  CaseReactivationBuilder variable(String name, Object value);

  /**
   * Sets variables of the case, before anything of it is made.
   *
   * @param variables name and value; null counts as none
   * @return this builder
   * @throws BadArgumentException if a name is null, empty or too long
   */
  CaseReactivationBuilder variables(Map<String, Object> variables);

  /**
   * Adds a variable that is seen until the call is done and never stored.
   *
   * @param name 1 to 255 characters
   * @param value may be null
   * @return this builder
   * @throws BadArgumentException if the name is null, empty or too long
   */
  CaseReactivationBuilder transientVariable(String name, Object value);

  /**
   * Adds variables that are seen until the call is done and never stored.
   *
   * @param variables name and value; null counts as none
   * @return this builder
   * @throws BadArgumentException if a name is null, empty or too long
   */
  CaseReactivationBuilder transientVariables(Map<String, Object> variables);

  /**
   * Brings the case back.
   *
   * @return the case as it is when it waits or has ended again
   * @throws ObjectNotFoundException if no ended case has this id
   * @throws IllegalStateEngineException if the case runs, was called by another instance, has no
   *     reactivate event listener, that is not available, or history keeps no variables at the
   *     level of the case
   * @throws ConflictException if a running case has its external id
   * @throws UnsupportedVariableTypeException if the value of a variable cannot be stored
   */
  CaseInstance reactivate();
}
