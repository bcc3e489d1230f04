package io.millrace.common.internal.agenda;

import java.util.ArrayDeque;

/**
 * The one queue that moves work, first in first out, for both engines: a step plans the next ones
 * instead of calling them, so a process of 100,000 steps needs no stack. Not thread-safe: it
 * belongs to one command.
 */
public final class Agenda {

  private ArrayDeque<Operation> planned;

  /** Puts a step behind all others. */
  public void plan(Operation operation) {
    queue().addLast(operation);
  }

  /** Puts a step before all others. */
  public void planNext(Operation operation) {
    queue().addFirst(operation);
  }

  /** Tells whether no step is left. */
  public boolean isEmpty() {
    return planned == null || planned.isEmpty();
  }

  /** Carries out steps until none is left. */
  public void run() {
    while (planned != null && !planned.isEmpty()) {
      planned.pollFirst().run();
    }
  }

  /** Many commands plan nothing. */
  private ArrayDeque<Operation> queue() {
    if (planned == null) {
      planned = new ArrayDeque<>();
    }
    return planned;
  }
}
