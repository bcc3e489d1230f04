package io.millrace.cmmn.internal.lifecycle;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What can happen to cases and plan items, by the names of the specification and the field. */
public enum Transition {
  CREATE("create"),
  ENABLE("enable"),
  DISABLE("disable"),
  RE_ENABLE("reenable"),
  START("start"),
  MANUAL_START("manualStart"),
  OCCUR("occur"),
  COMPLETE("complete"),
  FAULT("fault"),
  RE_ACTIVATE("reactivate"),
  SUSPEND("suspend"),
  RESUME("resume"),
  PARENT_SUSPEND("parentSuspend"),
  PARENT_RESUME("parentResume"),
  TERMINATE("terminate"),
  PARENT_TERMINATE("parentTerminate"),
  EXIT("exit"),
  CLOSE("close"),
  /** A further instance of an item that repeats comes to be and waits. No standard event. */
  AWAIT_REPETITION("await-repetition"),
  /** What was unavailable, or waited for its repetition, becomes available. */
  INITIATE("initiate"),
  /** A listener becomes unavailable. */
  DISMISS("dismiss"),
  ASYNC_ACTIVATE("async-activate"),
  ASYNC_LEAVE_ACTIVE("async-leave-active");

  private static final Map<String, Transition> BY_TEXT =
      Arrays.stream(values()).collect(Collectors.toMap(Transition::text, Function.identity()));

  private final String text;

  Transition(String text) {
    this.text = text;
  }

  /** Returns the transition of a name that on-parts use; null if there is none. */
  public static Transition of(String text) {
    return BY_TEXT.get(text);
  }

  /** Returns the name that on-parts use. */
  public String text() {
    return text;
  }
}
