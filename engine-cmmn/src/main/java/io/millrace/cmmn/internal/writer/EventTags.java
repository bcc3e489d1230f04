package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.CaseStart;
import io.millrace.cmmn.model.EventSubscription;
import java.util.ArrayList;
import java.util.List;

/** Writes which event of the event registry is meant. */
final class EventTags {

  private EventTags() {}

  /** Writes which event starts a case. */
  static List<Tag> of(CaseStart start) {
    var tags = new ArrayList<>(of(start.event()));
    if (start.oncePerCorrelation()) {
      tags.add(Tag.ours("startEventCorrelationConfiguration").text("storeAsUniqueReferenceId"));
    }
    return tags;
  }

  static List<Tag> of(EventSubscription event) {
    var tags = new ArrayList<Tag>();
    if (event != null) {
      tags.add(Tag.ours("eventType").text(event.eventType()));
      event
          .correlations()
          .forEach(
              correlation ->
                  tags.add(
                      Tag.ours("eventCorrelationParameter")
                          .engine("name", correlation.name())
                          .engine("value", correlation.value())));
      tags.addAll(CodeTags.mappings("eventOutParameter", event.payload()));
    }
    return tags;
  }
}
