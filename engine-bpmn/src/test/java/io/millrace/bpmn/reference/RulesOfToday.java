package io.millrace.bpmn.reference;

import java.util.List;

/**
 * The rules, but for what the engine is known to do otherwise: nothing is said about a step that
 * meets it. Each method goes away with its deviation.
 */
final class RulesOfToday extends Rules {

  /** Rule 4.2: the engine counts tokens and does not ask by which flow they came. */
  @Override
  boolean isJoined(List<Flow> incoming, List<Visit> waiting) {
    boolean joined = super.isJoined(incoming, waiting);
    if (!joined && waiting.size() >= incoming.size()) {
      throw new DoesNotSettle();
    }
    return joined;
  }
}
