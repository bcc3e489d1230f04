package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.AwaitedEvent.Correlation;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;

/** Reads what an event of the event registry has to carry. */
final class EventCorrelationReader {

  private final List<Correlation> correlations = new ArrayList<>();

  /** Reads the extension elements of a name when the element is read. */
  EventCorrelationReader(Element element, String name) {
    element.extension(name, this::read);
  }

  /** Returns what was read. */
  List<Correlation> correlations() {
    return correlations;
  }

  private void read(Element child) {
    var name = EventMappingReader.attribute("name", child);
    var value = child.expression(EventMappingReader.attribute("value", child));
    EventMappingReader.attribute("type", child); // the event says what its values are
    if (name == null || name.isBlank() || value == null) {
      child.report(
          BpmnProblem.INCOMPLETE_EVENT_CORRELATION,
          "The "
              + child.name()
              + " of '"
              + child.ownerId()
              + "' has name '"
              + name
              + "' and value '"
              + value
              + "'.");
    } else if (correlations.stream().anyMatch(other -> other.name().equals(name))) {
      child.report(
          BpmnProblem.INCOMPLETE_EVENT_CORRELATION,
          "The " + child.name() + " '" + name + "' of '" + child.ownerId() + "' is there twice.");
    } else {
      correlations.add(new Correlation(name, value));
    }
  }
}
