package io.millrace.common.delegate;

import io.millrace.common.BadArgumentException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.variable.VariableInstance;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/**
 * Variables as user code sees them: those of one execution, plan item instance or task, and of all
 * above it.
 *
 * <p>Reading looks at this scope first, then at those above it up to the instance; the nearest
 * variable of a name hides the others. Writing changes the variable that is seen, or makes one in
 * the instance if there is none. Methods whose name ends in {@code Local} look at this scope alone.
 * Transient variables are seen together with stored ones and hide them; they are gone when the call
 * to the engine ends.
 *
 * <p>Changes are stored when the call commits. A value that was changed without being set again is
 * not stored. Names are never null or empty; a value that no type can store is refused with an
 * {@link UnsupportedVariableTypeException} when it is set. A scope is valid while the engine is in
 * the code that it was handed to, and on that thread only.
 */
public interface VariableScope {

  /**
   * Returns all variables that are seen, transient ones included.
   *
   * @return name and value; never null; a copy
   */
  Map<String, Object> getVariables();

  /**
   * Returns some of the variables that are seen.
   *
   * @param variableNames the names
   * @return name and value of those that are there; never null; a copy
   */
  Map<String, Object> getVariables(Collection<String> variableNames);

  /**
   * Returns the variables of this scope.
   *
   * @return name and value; never null; a copy
   */
  Map<String, Object> getVariablesLocal();

  /**
   * Returns some of the variables of this scope.
   *
   * @param variableNames the names
   * @return name and value of those that are there; never null; a copy
   */
  Map<String, Object> getVariablesLocal(Collection<String> variableNames);

  /**
   * Returns the value of a variable that is seen.
   *
   * @param variableName the name of the variable
   * @return the value, or null if it is null or not there
   */
  Object getVariable(String variableName);

  /**
   * Returns the value of a variable that is seen, as a type.
   *
   * @param <T> the type that is expected
   * @param variableName the name of the variable
   * @param variableClass the class that the value has, or a class above it
   * @return the value, or null if it is null or not there
   * @throws BadArgumentException if the value is of another class
   */
  <T> T getVariable(String variableName, Class<T> variableClass);

  /**
   * Returns the value of a variable of this scope.
   *
   * @param variableName the name of the variable
   * @return the value, or null if it is null or not there
   */
  Object getVariableLocal(String variableName);

  /**
   * Returns the value of a variable of this scope, as a type.
   *
   * @param <T> the type that is expected
   * @param variableName the name of the variable
   * @param variableClass the class that the value has, or a class above it
   * @return the value, or null if it is null or not there
   * @throws BadArgumentException if the value is of another class
   */
  <T> T getVariableLocal(String variableName, Class<T> variableClass);

  /**
   * Returns a stored variable that is seen, with what is known about it.
   *
   * @param variableName the name of the variable
   * @return the variable, or null if it is not there or transient
   */
  VariableInstance getVariableInstance(String variableName);

  /**
   * Returns a stored variable of this scope, with what is known about it.
   *
   * @param variableName the name of the variable
   * @return the variable, or null if it is not there or transient
   */
  VariableInstance getVariableInstanceLocal(String variableName);

  /**
   * Returns all stored variables that are seen, with what is known about them.
   *
   * @return name and variable; never null; a copy
   */
  Map<String, VariableInstance> getVariableInstances();

  /**
   * Returns the stored variables of this scope, with what is known about them.
   *
   * @return name and variable; never null; a copy
   */
  Map<String, VariableInstance> getVariableInstancesLocal();

  /**
   * Returns the names of all variables that are seen.
   *
   * @return the names; never null; a copy
   */
  Set<String> getVariableNames();

  /**
   * Returns the names of the variables of this scope.
   *
   * @return the names; never null; a copy
   */
  Set<String> getVariableNamesLocal();

  /**
   * Tells whether a variable is seen, even if its value is null.
   *
   * @param variableName the name of the variable
   * @return true if it is
   */
  boolean hasVariable(String variableName);

  /**
   * Tells whether this scope has a variable, even if its value is null.
   *
   * @param variableName the name of the variable
   * @return true if it does
   */
  boolean hasVariableLocal(String variableName);

  /**
   * Tells whether any variable is seen.
   *
   * @return true if there is one
   */
  boolean hasVariables();

  /**
   * Tells whether this scope has any variable.
   *
   * @return true if there is one
   */
  boolean hasVariablesLocal();

  /**
   * Changes the variable of this name that is seen, or makes one in the instance.
   *
   * @param variableName the name of the variable
   * @param value the value, or null
   */
  void setVariable(String variableName, Object value);

  /**
   * Changes the variable of this name in this scope, or makes one there.
   *
   * @param variableName the name of the variable
   * @param value the value, or null
   */
  void setVariableLocal(String variableName, Object value);

  /**
   * Sets several variables as {@link #setVariable} does.
   *
   * @param variables name and value, or null for none
   */
  void setVariables(Map<String, ? extends Object> variables);

  /**
   * Sets several variables as {@link #setVariableLocal} does.
   *
   * @param variables name and value, or null for none
   */
  void setVariablesLocal(Map<String, ? extends Object> variables);

  /**
   * Removes the variable of this name that is seen. That there is none is no error.
   *
   * @param variableName the name of the variable
   */
  void removeVariable(String variableName);

  /**
   * Removes a variable of this scope. That there is none is no error.
   *
   * @param variableName the name of the variable
   */
  void removeVariableLocal(String variableName);

  /**
   * Removes several variables as {@link #removeVariable} does.
   *
   * @param variableNames the names
   */
  void removeVariables(Collection<String> variableNames);

  /**
   * Removes several variables as {@link #removeVariableLocal} does.
   *
   * @param variableNames the names
   */
  void removeVariablesLocal(Collection<String> variableNames);

  /**
   * Returns the value of a transient variable that is seen.
   *
   * @param variableName the name of the variable
   * @return the value, or null if it is null or not there
   */
  Object getTransientVariable(String variableName);

  /**
   * Returns the value of a transient variable of this scope.
   *
   * @param variableName the name of the variable
   * @return the value, or null if it is null or not there
   */
  Object getTransientVariableLocal(String variableName);

  /**
   * Returns all transient variables that are seen.
   *
   * @return name and value; never null; a copy
   */
  Map<String, Object> getTransientVariables();

  /**
   * Returns the transient variables of this scope.
   *
   * @return name and value; never null; a copy
   */
  Map<String, Object> getTransientVariablesLocal();

  /**
   * Sets a transient variable of the instance.
   *
   * @param variableName the name of the variable
   * @param value any object, or null
   */
  void setTransientVariable(String variableName, Object value);

  /**
   * Sets a transient variable of this scope.
   *
   * @param variableName the name of the variable
   * @param value any object, or null
   */
  void setTransientVariableLocal(String variableName, Object value);

  /**
   * Sets several transient variables of the instance.
   *
   * @param variables name and value, or null for none
   */
  void setTransientVariables(Map<String, Object> variables);

  /**
   * Sets several transient variables of this scope.
   *
   * @param variables name and value, or null for none
   */
  void setTransientVariablesLocal(Map<String, Object> variables);

  /**
   * Removes the transient variable of this name that is seen. That there is none is no error.
   *
   * @param variableName the name of the variable
   */
  void removeTransientVariable(String variableName);

  /**
   * Removes a transient variable of this scope. That there is none is no error.
   *
   * @param variableName the name of the variable
   */
  void removeTransientVariableLocal(String variableName);
}
