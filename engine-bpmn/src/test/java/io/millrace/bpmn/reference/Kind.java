package io.millrace.bpmn.reference;

/** What a node is. */
enum Kind {
  START,
  END,
  TERMINATE_END,
  ERROR_END,
  /** An end event that throws a signal, a message, an escalation, compensates or cancels. */
  THROW_END,
  ABSTRACT_TASK,
  MANUAL_TASK,
  USER_TASK,
  RECEIVE_TASK,
  SERVICE_TASK,
  SCRIPT_TASK,
  SUB_PROCESS,
  TRANSACTION,
  AD_HOC,
  CALL,
  EXCLUSIVE,
  PARALLEL,
  INCLUSIVE,
  COMPLEX,
  EVENT_GATEWAY,
  CATCH,
  NONE_THROW,
  /** An intermediate event that throws what its event says; a link, too. */
  THROW,
  BOUNDARY,
  EVENT_SUB_PROCESS;

  boolean isEnd() {
    return this == END || this == TERMINATE_END || this == ERROR_END || this == THROW_END;
  }

  boolean isActivity() {
    return compareTo(ABSTRACT_TASK) >= 0 && compareTo(CALL) <= 0;
  }

  boolean isGateway() {
    return compareTo(EXCLUSIVE) >= 0 && compareTo(EVENT_GATEWAY) <= 0;
  }

  /** Whether it throws what its event says. */
  boolean isThrowing() {
    return this == THROW || this == THROW_END;
  }

  /** Whether there are nodes inside that belong to the same process instance. */
  boolean isEmbedded() {
    return this == SUB_PROCESS
        || this == TRANSACTION
        || this == AD_HOC
        || this == EVENT_SUB_PROCESS;
  }
}
