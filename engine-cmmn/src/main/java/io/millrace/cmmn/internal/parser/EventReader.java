package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.EventCorrelation;
import io.millrace.cmmn.model.EventSubscription;

/** Reads which event of the event registry is meant. */
final class EventReader {

  /** What makes a start event start one instance for each correlation only. */
  private static final String ONCE = "storeAsUniqueReferenceId";

  private EventReader() {}

  /**
   * Reads an event, or null where there is none.
   *
   * @param type its key where an attribute says it, else null
   */
  static EventSubscription read(Element element, String type) {
    var inner = element.extension("eventType");
    var key = type == null && inner != null ? inner.text() : type;
    var correlations =
        element.extensions("eventCorrelationParameter").stream()
            .map(EventReader::correlation)
            .toList();
    var payload = MappingReader.read(element, "eventOutParameter");
    return key == null ? null : new EventSubscription(key, correlations, payload);
  }

  /** Tells whether a start event starts one instance for each correlation only. */
  static boolean oncePerCorrelation(Element element) {
    var inner = element.extension("startEventCorrelationConfiguration");
    if (inner == null || inner.text().isEmpty()) {
      return false;
    }
    if (!inner.text().equals(ONCE)) {
      new Values(inner)
          .invalid("startEventCorrelationConfiguration", inner.text(), "'" + ONCE + "'");
    }
    return true;
  }

  private static EventCorrelation correlation(Element element) {
    var values = new Values(element);
    return new EventCorrelation(
        values.required("name", element.engine("name")),
        values.required("value", element.engineExpression("value")));
  }
}
