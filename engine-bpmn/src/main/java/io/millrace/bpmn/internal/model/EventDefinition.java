package io.millrace.bpmn.internal.model;

/** What an event waits for or brings about. */
public sealed interface EventDefinition
    permits NoneEventDefinition,
        TimerEventDefinition,
        MessageEventDefinition,
        SignalEventDefinition,
        ErrorEventDefinition,
        EscalationEventDefinition,
        LinkEventDefinition,
        TerminateEventDefinition,
        CompensateEventDefinition,
        CancelEventDefinition {}
