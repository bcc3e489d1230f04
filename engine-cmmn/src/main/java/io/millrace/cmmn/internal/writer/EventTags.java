package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.EventSubscription;
import java.util.ArrayList;
import java.util.List;

/** Writes which event of the event registry is meant. */
final class EventTags {

  private EventTags() {}

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
