package io.millrace.common.internal.variable;

import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * Gives each unit of work its variables. One per engine, immutable.
 *
 * @param types the types of values
 * @param listeners who hears of changes
 */
public record Variables(VariableTypes types, List<VariableListener> listeners) {

  /** Takes copies. */
  public Variables {
    listeners = List.copyOf(listeners);
  }

  /** Tells whether somebody hears of values that change. */
  boolean hearsUpdates() {
    for (var listener : listeners) {
      if (listener.hearsUpdates()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the variables of a unit of work. */
  public VariableScopes in(CommandContext context) {
    return context.attachment(VariableScopes.class, c -> new VariableScopes(c, this));
  }
}
