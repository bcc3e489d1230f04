package io.millrace.bpmn.builder;

import io.millrace.bpmn.internal.parser.Namespaces;

/**
 * Where a flow goes on.
 *
 * @param source the node it leaves
 * @param way how
 * @param condition its condition, or null
 */
record OpenEnd(Draft source, Way way, String condition) {

  /** How a flow leaves a node. */
  enum Way {
    FLOW,
    DEFAULT,
    /** No flow: what comes next undoes what was done. */
    COMPENSATION
  }

  /** Returns the plain end behind a node. */
  static OpenEnd of(Draft source) {
    return new OpenEnd(source, Way.FLOW, null);
  }

  /** Returns the end behind an event at the border of an activity. */
  static OpenEnd behind(Draft event) {
    var compensates =
        event.xml().node(Namespaces.BPMN).children().stream()
            .anyMatch(child -> child.tag().name().equals("compensateEventDefinition"));
    return new OpenEnd(event, compensates ? Way.COMPENSATION : Way.FLOW, null);
  }

  /** Tells whether it would be lost where nothing follows. */
  boolean mustLeadOn() {
    return condition != null || way != Way.FLOW;
  }
}
