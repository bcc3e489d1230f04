package io.millrace.common.internal.variable;

import io.millrace.common.internal.command.CommandContext;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Gives each unit of work its variables. One for all engines on a schema; thread-safe.
 *
 * @param types the types of values
 * @param listeners who hears of changes
 */
public record Variables(VariableTypes types, List<VariableListener> listeners) {

  /** Takes copies. */
  public Variables {
    listeners = new CopyOnWriteArrayList<>(listeners);
  }

  /** Adds who hears of changes, while the engines are built. */
  public void addListener(VariableListener listener) {
    listeners.add(listener);
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
