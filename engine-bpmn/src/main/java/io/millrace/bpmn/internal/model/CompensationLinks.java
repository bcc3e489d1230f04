package io.millrace.bpmn.internal.model;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which activities undo others.
 *
 * @param handlers the ids of the activities that are for compensation
 * @param associations from the id of an element to those it is associated with, in either direction
 */
public record CompensationLinks(Set<String> handlers, Map<String, List<String>> associations) {

  /** Nothing is compensated. */
  public static final CompensationLinks NONE = new CompensationLinks(Set.of(), Map.of());

  /** Copies the links. */
  public CompensationLinks {
    handlers = Set.copyOf(handlers);
    associations = Map.copyOf(associations);
  }

  /**
   * Returns the handlers that a compensation boundary event is bound to.
   *
   * @param boundaryEventId the event
   * @return in document order; one where the model is right
   */
  public List<String> boundTo(String boundaryEventId) {
    return associations.getOrDefault(boundaryEventId, List.of()).stream()
        .filter(handlers::contains)
        .distinct()
        .toList();
  }
}
