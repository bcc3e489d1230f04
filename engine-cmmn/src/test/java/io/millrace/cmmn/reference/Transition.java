package io.millrace.cmmn.reference;

/** A transition of an instance, as the standard spells it in {@code standardEvent}. */
enum Transition {
  CREATE("create"),
  START("start"),
  ENABLE("enable"),
  MANUAL_START("manualStart"),
  DISABLE("disable"),
  REENABLE("reenable"),
  COMPLETE("complete"),
  OCCUR("occur"),
  EXIT("exit"),
  TERMINATE("terminate"),
  PARENT_TERMINATE("parentTerminate"),
  SUSPEND("suspend"),
  RESUME("resume"),
  PARENT_SUSPEND("parentSuspend"),
  PARENT_RESUME("parentResume"),
  FAULT("fault"),
  REACTIVATE("reactivate"),
  ASYNC_ACTIVATE("async-activate"),
  ASYNC_LEAVE_ACTIVE("async-leave-active"),
  UPDATE("update"),
  REPLACE("replace"),
  DELETE("delete"),
  ADD_CHILD("addChild"),
  REMOVE_CHILD("removeChild");

  private final String word;

  Transition(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }
}
