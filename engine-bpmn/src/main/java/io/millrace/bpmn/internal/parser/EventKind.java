package io.millrace.bpmn.internal.parser;

import java.util.Set;

/**
 * Where an event stands, and which event definitions it can have there (BPMN 2.0.2 table 10.93).
 */
enum EventKind {
  /** The beginning of a scope. */
  START(
      true,
      Set.of("timer", "message", "signal"),
      Set.of("conditional", "escalation", "compensate")),
  /** The beginning of a scope that an event starts. */
  EVENT_SUB_PROCESS_START(
      false,
      Set.of("timer", "message", "signal", "error"),
      Set.of("conditional", "escalation", "compensate")),
  /** Waits in the flow. */
  CATCH(false, Set.of("timer", "message", "signal", "link"), Set.of("conditional")),
  /** Acts in the flow. */
  THROW(true, Set.of("signal", "escalation", "link", "compensate", "message"), Set.of()),
  /** Waits beside an activity. */
  BOUNDARY(
      false,
      Set.of("timer", "message", "signal", "error", "escalation", "compensate", "cancel"),
      Set.of("conditional")),
  /** The end of a token. */
  END(
      true,
      Set.of("error", "terminate", "escalation", "signal", "compensate", "cancel", "message"),
      Set.of());

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
