package io.millrace.bpmn.reference;

/** What a node is. */
enum Kind {
  START,
  END,
  TERMINATE_END,
  ERROR_END,
  ABSTRACT_TASK,
  MANUAL_TASK,
  USER_TASK,
  RECEIVE_TASK,
  SERVICE_TASK,
  SCRIPT_TASK,
  SUB_PROCESS,
  CALL,
  EXCLUSIVE,
  PARALLEL,
  INCLUSIVE,
  EVENT_GATEWAY,
  CATCH,
  NONE_THROW,
  SIGNAL_THROW,
  BOUNDARY,
  EVENT_SUB_PROCESS;

  boolean isEnd() {
    return this == END || this == TERMINATE_END || this == ERROR_END;
  }

  boolean isActivity() {
    return compareTo(ABSTRACT_TASK) >= 0 && compareTo(CALL) <= 0;
  }

  boolean isGateway() {
    return compareTo(EXCLUSIVE) >= 0 && compareTo(EVENT_GATEWAY) <= 0;
  }
}
