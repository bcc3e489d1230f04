package io.millrace.common.internal.agenda;

import java.util.ArrayDeque;

/**
 * The one queue that moves work, first in first out, for both engines: a step plans the next ones
 * instead of calling them, so a process of 100,000 steps needs no stack. What judges the whole once
 * it has come to rest waits beside the queue, so that two that wait for that do not wait for each
 * other. Not thread-safe: it belongs to one command.
 */
public final class Agenda {

  private ArrayDeque<Operation> planned;
  private ArrayDeque<Operation> atRest;

  /** Puts a step behind all others. */
  public void plan(Operation operation) {
    queue().addLast(operation);
  }

  /** Puts a step before all others. */
  public void planNext(Operation operation) {
    queue().addFirst(operation);
  }

  /**
   * Lets a step wait until all others are done, also those that they plan. Of several that wait the
   * one planned last is done first, with all that it plans: what was called rests before its caller
   * does.
   */
  public void planAtRest(Operation operation) {
    if (atRest == null) {
      atRest = new ArrayDeque<>(2);
    }
    atRest.addFirst(operation);
  }

  /** Tells whether no step is left but those that wait for it. */
  public boolean isEmpty() {
    return planned == null || planned.isEmpty();
  }

  /** Carries out steps until none is left. */
  public void run() {
    for (var next = next(); next != null; next = next()) {
      next.run();
    }
  }

  private Operation next() {
    if (!isEmpty()) {
      return planned.pollFirst();
    }
    return atRest == null ? null : atRest.pollFirst();
  }

  /** Many commands plan nothing. */
  private ArrayDeque<Operation> queue() {
    if (planned == null) {
      planned = new ArrayDeque<>();
    }
    return planned;
  }
}
