package io.millrace.bpmn.internal.parser;

import java.util.List;
import java.util.Set;

/**
 * Where an event stands, and which event definitions it can have there (BPMN 2.0.2 table 10.93).
 */
enum EventKind {
  /** The beginning of a scope. */
  START(
      true,
      Set.of("timer", "message", "signal", "conditional", EventKind.REGISTRY),
      Set.of("escalation", "compensate")),
  /** The beginning of a scope that an event starts. */
  EVENT_SUB_PROCESS_START(
      false,
      Set.of(
          "timer",
          "message",
          "signal",
          "error",
          "escalation",
          "conditional",
          "variable",
          EventKind.REGISTRY,
          "compensate"),
      Set.of()),
  /** Waits in the flow. */
  CATCH(
      false,
      Set.of("timer", "message", "signal", "conditional", "variable", EventKind.REGISTRY, "link"),
      Set.of()),
  /** Acts in the flow. */
  THROW(true, Set.of("signal", "escalation", "link", "compensate", "message"), Set.of()),
  /** Waits beside an activity. */
  BOUNDARY(
      false,
      Set.of(
          "timer",
          "message",
          "signal",
          "error",
          "escalation",
          "conditional",
          "variable",
          EventKind.REGISTRY,
          "compensate",
          "cancel"),
      Set.of()),
  /** The end of a token. */
  END(
      true,
      Set.of("error", "terminate", "escalation", "signal", "compensate", "cancel", "message"),
      Set.of());

  /** An event of the event registry, which is no event definition of the standard. */
  static final String REGISTRY = "registry";

  private static final Set<String> ALONE = Set.of("link", "cancel");
  private static final Set<String> ONCE = Set.of("error", "escalation");
  private static final Set<String> ENDS = Set.of("error", "terminate");

  private final boolean mayHaveNone;
  private final Set<String> supported;
  private final Set<String> unsupported;

  EventKind(boolean mayHaveNone, Set<String> supported, Set<String> unsupported) {
    this.mayHaveNone = mayHaveNone;
    this.supported = supported;
    this.unsupported = unsupported;
  }

  /** Tells whether the event waits for what happens, rather than bringing it about. */
  boolean waits() {
    return this != THROW && this != END;
  }

  /**
   * Tells whether several event definitions make sense together: a scope ends in one way, a link
   * leads to one place, what binds a handler awaits nothing, what cannot come any more is not
   * awaited with others, and a process has no memory of what came before it starts.
   */
  boolean allowsTogether(List<String> definitions, boolean parallel) {
    if (definitions.stream().anyMatch(ALONE::contains)
        || waits() && definitions.contains("compensate")) {
      return false;
    }
    if (parallel) {
      return this != START && definitions.stream().noneMatch(ONCE::contains);
    }
    return this != END || definitions.stream().filter(ENDS::contains).count() < 2;
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
