package io.millrace.bpmn.internal.model;

import java.util.List;

/** What an event waits for or brings about. */
public sealed interface EventDefinition
    permits NoneEventDefinition,
        TimerEventDefinition,
        MessageEventDefinition,
        SignalEventDefinition,
        ErrorEventDefinition,
        EscalationEventDefinition,
        LinkEventDefinition,
        CompensateEventDefinition,
        CancelEventDefinition,
        ConditionalEventDefinition,
        VariableListenerEventDefinition,
        RegistryEventDefinition,
        MultipleEventDefinition,
        TerminateEventDefinition {

  /**
   * Returns what has to happen or is brought about, one by one.
   *
   * @return the definition itself, or the parts of a multiple one in document order
   */
  default List<EventDefinition> parts() {
    return List.of(this);
  }
}
