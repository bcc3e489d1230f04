package io.millrace.bpmn.internal.parser;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.event.EngineEventType;
import org.junit.jupiter.api.Test;

class EventListenerReaderTest {

  @Test
  void theTypesOfEventsAreThoseOfTheEngine() {
    assertThat(EngineEventType.values())
        .extracting(EngineEventType::name)
        .containsAll(EventListenerReader.TYPES);
  }
}
