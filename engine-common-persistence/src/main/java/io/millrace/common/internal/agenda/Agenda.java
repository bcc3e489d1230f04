package io.millrace.common.internal.agenda;

import java.util.ArrayDeque;

/**
 * The one queue that moves work, first in first out, for both engines: a step plans the next ones
 * instead of calling them, so a process of 100,000 steps needs no stack. Not thread-safe: it
 * belongs to one command.
 */
public final class Agenda {

  private final ArrayDeque<Operation> planned = new ArrayDeque<>();

  /** Puts a step behind all others. */
  public void plan(Operation operation) {
    planned.addLast(operation);
  }

  /** Puts a step before all others. */
  public void planNext(Operation operation) {
    planned.addFirst(operation);
  }

  /** Carries out steps until none is left. */
  public void run() {
    for (var next = planned.pollFirst(); next != null; next = planned.pollFirst()) {
      next.run();
    }
  }
}
