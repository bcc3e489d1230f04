package io.millrace.bpmn.model;

/**
 * What a process is made of.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §8.3.8.
 */
public sealed interface FlowElement extends BpmnElement
    permits DataObject, DataObjectReference, DataStoreReference, FlowNode, SequenceFlow {}
