package io.millrace.bpmn.internal.parser;

import java.util.Set;

/**
 * Where an event stands, and which event definitions it can have there (BPMN 2.0.2 table 10.93).
 */
enum EventKind {
  /** The beginning of a scope. */
  START(
      true,
      Set.of("timer", "message", "signal", "conditional"),
      Set.of("escalation", "compensate")),
  /** The beginning of a scope that an event starts. */
  EVENT_SUB_PROCESS_START(
      false,
      Set.of("timer", "message", "signal", "error", "conditional", "variable"),
      Set.of("escalation", "compensate")),
  /** Waits in the flow. */
  CATCH(
      false, Set.of("timer", "message", "signal", "conditional", "variable"), Set.of("link")),
  /** Acts in the flow. */
  THROW(true, Set.of("signal"), Set.of("message", "escalation", "compensate", "link")),
  /** Waits beside an activity. */
  BOUNDARY(
      false,
      Set.of("timer", "message", "signal", "error", "conditional", "variable"),
      Set.of("escalation", "compensate", "cancel")),
  /** The end of a token. */
  END(
      true,
      Set.of("error", "terminate"),
      Set.of("message", "signal", "escalation", "compensate", "cancel"));

  private final boolean mayHaveNone;
  private final Set<String> supported;
  private final Set<String> unsupported;

  EventKind(boolean mayHaveNone, Set<String> supported, Set<String> unsupported) {
    this.mayHaveNone = mayHaveNone;
    this.supported = supported;
    this.unsupported = unsupported;
  }

  /** Tells whether the event means something without an event definition. */
  boolean mayHaveNone() {
    return mayHaveNone;
  }

  /** Tells whether an event definition can be executed here. */
  boolean supports(String definition) {
    return supported.contains(definition);
  }

  /** Tells whether an event definition makes sense here, though it cannot be executed. */
  boolean refuses(String definition) {
    return unsupported.contains(definition);
  }
}
