package io.millrace.common.internal.variable;

import io.millrace.common.internal.command.CommandContext;

/**
 * Hears of each change of a variable, right before and right after it. Not called for transient
 * variables, for a value equal to the one before, nor for variables whose scope ends. Called by the
 * thread of the command; an exception ends the command.
 */
public interface VariableListener {

  /**
   * Tells whether {@link #updated} is to be called, for which the value before has to be read
   * first.
   */
  default boolean hearsUpdates() {
    return true;
  }

  /** A variable is about to be made; nothing is changed yet, and an exception leaves it so. */
  default void creating(CommandContext context, VariableEntity variable) {}

  /** A variable is about to go; nothing is changed yet, and an exception leaves it so. */
  default void removing(CommandContext context, VariableEntity variable) {}

  /** A variable is new; its value is the entity's. */
  void created(CommandContext context, VariableEntity variable);

  /** A variable has another value; it is the entity's. */
  void updated(CommandContext context, VariableEntity variable, Object oldValue);

  /** A variable is gone; its last value is the entity's. */
  void removed(CommandContext context, VariableEntity variable);
}
