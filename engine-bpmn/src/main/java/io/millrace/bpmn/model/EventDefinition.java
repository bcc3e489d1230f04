package io.millrace.bpmn.model;

/**
 * What an event waits for or throws.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 */
public sealed interface EventDefinition extends BpmnElement
    permits CancelEventDefinition,
        CompensateEventDefinition,
        ConditionalEventDefinition,
        ErrorEventDefinition,
        EscalationEventDefinition,
        LinkEventDefinition,
        MessageEventDefinition,
        SignalEventDefinition,
        TerminateEventDefinition,
        TimerEventDefinition {}
