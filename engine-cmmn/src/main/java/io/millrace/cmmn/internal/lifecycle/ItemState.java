package io.millrace.cmmn.internal.lifecycle;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The states of cases and plan items, by the names that rows and the API carry. */
public enum ItemState {
  /** There, and waiting for an entry criterion or for its event. */
  AVAILABLE("available"),
  /** A listener whose available condition does not hold yet. */
  UNAVAILABLE("unavailable"),
  /** A further instance of an item that repeats; it waits for an entry criterion. */
  WAIT_REPETITION("wait_repetition"),
  /** Waits for somebody to start it. */
  ENABLED("enabled"),
  /** Somebody said that it is not to be done. */
  DISABLED("disabled"),
  /** Waits for the job that starts it. */
  ASYNC_ACTIVE("async-active"),
  /** Under way. */
  ACTIVE("active"),
  /** Waits for the job that completes it. */
  ASYNC_ACTIVE_LEAVE("async-active-leave"),
  /** Held, until it is resumed. */
  SUSPENDED("suspended"),
  /** Its work went wrong. */
  FAILED("failed"),
  /** Came to its end. */
  COMPLETED("completed"),
  /** Was ended before its end. */
  TERMINATED("terminated"),
  /** A case of which nothing is to be expected any more. */
  CLOSED("closed");

  private static final Map<String, ItemState> BY_TEXT =
      Arrays.stream(values()).collect(Collectors.toMap(ItemState::text, Function.identity()));

  private final String text;

  ItemState(String text) {
    this.text = text;
  }

  /** Returns the state that a row carries. */
  public static ItemState of(String text) {
    var state = BY_TEXT.get(text);
    if (state == null) {
      throw new IllegalStateException("No case and no plan item has the state '" + text + "'");
    }
    return state;
  }

  /** Returns what rows and the API carry. */
  public String text() {
    return text;
  }

  /** Tells whether a plan item in this state is over, so that its row goes. */
  public boolean isOver() {
    return this == COMPLETED || this == TERMINATED;
  }

  /** Tells whether nothing inside a stage in this state is open. */
  public boolean endsChildren() {
    return isOver() || this == ASYNC_ACTIVE_LEAVE;
  }

  /** Tells whether work is under way. */
  public boolean isActive() {
    return this == ACTIVE || this == ASYNC_ACTIVE || this == ASYNC_ACTIVE_LEAVE;
  }

  /** Tells whether entry criteria are judged in this state. */
  public boolean awaitsEntry() {
    return this == AVAILABLE || this == WAIT_REPETITION;
  }
}
