package io.millrace.common.internal.variable;

import io.millrace.common.variable.VariableInstance;
import java.util.Map;

/**
 * The variables of a unit of work, reached from a node: an execution, a plan item or a task. What
 * is not at the node is looked for in its parents. Used by one thread.
 */
public interface VariableAccess {

  /** Returns the types that store values. */
  VariableTypes types();

  /** Tells whether the node or one above has a variable, or counts under that name. */
  boolean has(VariableNode node, String name);

  /** Tells whether the node itself has a variable, or counts under that name. */
  boolean hasLocal(VariableNode node, String name);

  /**
   * Returns the value at the node or the nearest one above; null if there is none. What an owner
   * counts in its own row goes first, then transient variables.
   */
  Object get(VariableNode node, String name);

  /** Returns the value at the node itself, or what it counts; null if there is none. */
  Object getLocal(VariableNode node, String name);

  /** Returns the variable at the node or the nearest one above; null if there is none. */
  VariableInstance instance(VariableNode node, String name);

  /** Returns the variable at the node itself; null if there is none. */
  VariableInstance instanceLocal(VariableNode node, String name);

  /** Returns all values that are seen from the node, transient ones included, by name. */
  Map<String, Object> all(VariableNode node);

  /** Returns all values at the node itself, transient ones included, by name. */
  Map<String, Object> allLocal(VariableNode node);

  /** Returns all stored values at the node itself, by name. */
  Map<String, Object> storedLocal(VariableNode node);

  /** Returns all variables that are seen from the node, by name. */
  Map<String, VariableInstance> instances(VariableNode node);

  /** Returns all variables at the node itself, by name. */
  Map<String, VariableInstance> instancesLocal(VariableNode node);

  /**
   * Sets a variable where it is, or else at the topmost node; but no higher than at the nearest
   * node that keeps it.
   */
  void set(VariableNode node, String name, Object value);

  /** Sets a variable at the node itself. */
  void setLocal(VariableNode node, String name, Object value);

  /** Removes a variable where it is; does nothing if there is none. */
  void remove(VariableNode node, String name);

  /** Removes a variable at the node itself; does nothing if there is none. */
  void removeLocal(VariableNode node, String name);

  /** Returns a transient value at the node or the nearest one above; null if there is none. */
  Object getTransient(VariableNode node, String name);

  /** Returns a transient value at the node itself; null if there is none. */
  Object getTransientLocal(VariableNode node, String name);

  /** Returns all transient values that are seen from the node. */
  Map<String, Object> allTransient(VariableNode node);

  /** Returns all transient values at the node itself. */
  Map<String, Object> allTransientLocal(VariableNode node);

  /** Returns a number that rises with each change of a transient value, of which nobody is told. */
  default long transientChanges() {
    return 0;
  }

  /** Sets a transient value at the nearest node that keeps it, or else at the topmost one. */
  void setTransient(VariableNode node, String name, Object value);

  /** Sets a transient value at the node itself. */
  void setTransientLocal(VariableNode node, String name, Object value);

  /** Removes a transient value where it is; does nothing if there is none. */
  void removeTransient(VariableNode node, String name);

  /** Removes a transient value at the node itself; does nothing if there is none. */
  void removeTransientLocal(VariableNode node, String name);

  /** A node is gone, so that nothing has to be kept of it that a flush does not need. */
  default void forget(VariableNode node) {
    // whoever keeps nothing has nothing to forget
  }
}
