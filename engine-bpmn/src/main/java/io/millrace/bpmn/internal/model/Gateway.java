package io.millrace.bpmn.internal.model;

/** Where ways part and meet. */
public sealed interface Gateway extends FlowNode
    permits ExclusiveGateway,
        ParallelGateway,
        InclusiveGateway,
        EventBasedGateway,
        ComplexGateway {}
