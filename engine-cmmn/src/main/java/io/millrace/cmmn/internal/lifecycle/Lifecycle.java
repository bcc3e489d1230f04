package io.millrace.cmmn.internal.lifecycle;

import static io.millrace.cmmn.internal.lifecycle.ItemKind.CASE;
import static io.millrace.cmmn.internal.lifecycle.ItemKind.LISTENER_OR_MILESTONE;
import static io.millrace.cmmn.internal.lifecycle.ItemKind.STAGE_OR_TASK;
import static io.millrace.cmmn.internal.lifecycle.ItemState.ACTIVE;
import static io.millrace.cmmn.internal.lifecycle.ItemState.ASYNC_ACTIVE;
import static io.millrace.cmmn.internal.lifecycle.ItemState.ASYNC_ACTIVE_LEAVE;
import static io.millrace.cmmn.internal.lifecycle.ItemState.AVAILABLE;
import static io.millrace.cmmn.internal.lifecycle.ItemState.CLOSED;
import static io.millrace.cmmn.internal.lifecycle.ItemState.COMPLETED;
import static io.millrace.cmmn.internal.lifecycle.ItemState.DISABLED;
import static io.millrace.cmmn.internal.lifecycle.ItemState.ENABLED;
import static io.millrace.cmmn.internal.lifecycle.ItemState.FAILED;
import static io.millrace.cmmn.internal.lifecycle.ItemState.SUSPENDED;
import static io.millrace.cmmn.internal.lifecycle.ItemState.TERMINATED;
import static io.millrace.cmmn.internal.lifecycle.ItemState.UNAVAILABLE;
import static io.millrace.cmmn.internal.lifecycle.ItemState.WAIT_REPETITION;
import static io.millrace.cmmn.internal.lifecycle.Transition.ASYNC_ACTIVATE;
import static io.millrace.cmmn.internal.lifecycle.Transition.ASYNC_LEAVE_ACTIVE;
import static io.millrace.cmmn.internal.lifecycle.Transition.AWAIT_REPETITION;
import static io.millrace.cmmn.internal.lifecycle.Transition.CLOSE;
import static io.millrace.cmmn.internal.lifecycle.Transition.COMPLETE;
import static io.millrace.cmmn.internal.lifecycle.Transition.CREATE;
import static io.millrace.cmmn.internal.lifecycle.Transition.DISABLE;
import static io.millrace.cmmn.internal.lifecycle.Transition.DISMISS;
import static io.millrace.cmmn.internal.lifecycle.Transition.ENABLE;
import static io.millrace.cmmn.internal.lifecycle.Transition.EXIT;
import static io.millrace.cmmn.internal.lifecycle.Transition.FAULT;
import static io.millrace.cmmn.internal.lifecycle.Transition.INITIATE;
import static io.millrace.cmmn.internal.lifecycle.Transition.MANUAL_START;
import static io.millrace.cmmn.internal.lifecycle.Transition.OCCUR;
import static io.millrace.cmmn.internal.lifecycle.Transition.PARENT_RESUME;
import static io.millrace.cmmn.internal.lifecycle.Transition.PARENT_SUSPEND;
import static io.millrace.cmmn.internal.lifecycle.Transition.PARENT_TERMINATE;
import static io.millrace.cmmn.internal.lifecycle.Transition.RESUME;
import static io.millrace.cmmn.internal.lifecycle.Transition.RE_ACTIVATE;
import static io.millrace.cmmn.internal.lifecycle.Transition.RE_ENABLE;
import static io.millrace.cmmn.internal.lifecycle.Transition.START;
import static io.millrace.cmmn.internal.lifecycle.Transition.SUSPEND;
import static io.millrace.cmmn.internal.lifecycle.Transition.TERMINATE;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The one table that says which transition leads from which state to which, and thereby all that
 * can happen.
 *
 * <p>Spec: CMMN 1.1 §8.4, figures 8.2 to 8.4. Added are the states of the field (unavailable,
 * waiting for repetition, the two of asynchronous items) and the transitions into and out of them.
 * A state of null is the one before the first.
 */
public final class Lifecycle {

  private static final Map<ItemKind, Map<Transition, Rule>> TABLE =
      Map.of(
          CASE,
          table(
              to(ACTIVE, CREATE, (ItemState) null),
              to(SUSPENDED, SUSPEND, ACTIVE),
              to(ASYNC_ACTIVE_LEAVE, ASYNC_LEAVE_ACTIVE, ACTIVE),
              to(COMPLETED, COMPLETE, ACTIVE, ASYNC_ACTIVE_LEAVE),
              to(TERMINATED, TERMINATE, ACTIVE, ASYNC_ACTIVE_LEAVE),
              to(FAILED, FAULT, ACTIVE),
              to(ACTIVE, RE_ACTIVATE, SUSPENDED, COMPLETED, TERMINATED, FAILED),
              to(CLOSED, CLOSE, SUSPENDED, COMPLETED, TERMINATED, FAILED)),
          STAGE_OR_TASK,
          table(
              to(AVAILABLE, CREATE, (ItemState) null),
              to(WAIT_REPETITION, AWAIT_REPETITION, (ItemState) null),
              to(AVAILABLE, INITIATE, WAIT_REPETITION),
              to(ENABLED, ENABLE, AVAILABLE),
              to(DISABLED, DISABLE, ENABLED),
              to(ENABLED, RE_ENABLE, DISABLED),
              to(ASYNC_ACTIVE, ASYNC_ACTIVATE, AVAILABLE, ENABLED),
              to(ACTIVE, START, AVAILABLE, ASYNC_ACTIVE),
              to(ACTIVE, MANUAL_START, ENABLED, ASYNC_ACTIVE),
              to(SUSPENDED, SUSPEND, ACTIVE),
              to(ACTIVE, RESUME, SUSPENDED),
              to(FAILED, FAULT, ACTIVE, ASYNC_ACTIVE_LEAVE),
              to(ACTIVE, RE_ACTIVATE, FAILED),
              to(ASYNC_ACTIVE_LEAVE, ASYNC_LEAVE_ACTIVE, ACTIVE),
              to(COMPLETED, COMPLETE, ACTIVE, ASYNC_ACTIVE_LEAVE),
              to(TERMINATED, TERMINATE, ACTIVE, ASYNC_ACTIVE, ASYNC_ACTIVE_LEAVE),
              to(
                  TERMINATED,
                  EXIT,
                  AVAILABLE,
                  WAIT_REPETITION,
                  ENABLED,
                  DISABLED,
                  ASYNC_ACTIVE,
                  ACTIVE,
                  ASYNC_ACTIVE_LEAVE,
                  SUSPENDED,
                  FAILED),
              to(
                  SUSPENDED,
                  PARENT_SUSPEND,
                  AVAILABLE,
                  WAIT_REPETITION,
                  ENABLED,
                  DISABLED,
                  ASYNC_ACTIVE,
                  ACTIVE,
                  ASYNC_ACTIVE_LEAVE),
              back(PARENT_RESUME)),
          LISTENER_OR_MILESTONE,
          table(
              to(AVAILABLE, CREATE, (ItemState) null),
              to(WAIT_REPETITION, AWAIT_REPETITION, (ItemState) null),
              to(AVAILABLE, INITIATE, UNAVAILABLE, WAIT_REPETITION),
              to(UNAVAILABLE, DISMISS, AVAILABLE),
              to(SUSPENDED, SUSPEND, AVAILABLE),
              to(AVAILABLE, RESUME, SUSPENDED),
              to(COMPLETED, OCCUR, AVAILABLE),
              to(TERMINATED, TERMINATE, AVAILABLE),
              to(TERMINATED, EXIT, AVAILABLE, UNAVAILABLE, WAIT_REPETITION, SUSPENDED),
              to(TERMINATED, PARENT_TERMINATE, AVAILABLE, UNAVAILABLE, WAIT_REPETITION, SUSPENDED),
              to(SUSPENDED, PARENT_SUSPEND, AVAILABLE, UNAVAILABLE, WAIT_REPETITION),
              back(PARENT_RESUME)));

  private Lifecycle() {}

  /** From one of some states to a state; to the state before the suspension if that is null. */
  private record Rule(Transition transition, List<ItemState> from, ItemState to) {}

  private static Rule to(ItemState to, Transition transition, ItemState... from) {
    return new Rule(transition, Arrays.asList(from), to);
  }

  private static Rule back(Transition transition) {
    return new Rule(transition, Arrays.asList(SUSPENDED), null);
  }

  private static Map<Transition, Rule> table(Rule... rules) {
    var table = new LinkedHashMap<Transition, Rule>();
    for (var rule : rules) {
      table.put(rule.transition(), rule);
    }
    return table;
  }

  /** Tells whether a transition is possible in a state. */
  public static boolean allows(ItemKind kind, ItemState state, Transition transition) {
    return rule(kind, state, transition) != null;
  }

  /**
   * Returns the state that a transition leads to.
   *
   * @param state the state now; null for what is just made
   * @param before the state before a suspension, to which {@code parentResume} leads back
   * @return null if the transition is not possible in this state
   */
  public static ItemState next(
      ItemKind kind, ItemState state, Transition transition, ItemState before) {
    var rule = rule(kind, state, transition);
    if (rule == null) {
      return null;
    }
    return rule.to() == null ? before : rule.to();
  }

  /**
   * Returns the state that a suspended item would be in if nobody had suspended it.
   *
   * @param before the state before a suspension with the stage around it; null for what was
   *     suspended by itself
   */
  public static ItemState beneath(ItemKind kind, ItemState before) {
    return before != null ? before : rule(kind, SUSPENDED, RESUME).to();
  }

  private static Rule rule(ItemKind kind, ItemState state, Transition transition) {
    var rule = TABLE.get(kind).get(transition);
    return rule != null && rule.from().contains(state) ? rule : null;
  }
}
