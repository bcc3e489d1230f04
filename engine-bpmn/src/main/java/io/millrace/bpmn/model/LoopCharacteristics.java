package io.millrace.bpmn.model;

/**
 * How often an activity is done.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.7.
 */
public sealed interface LoopCharacteristics extends BpmnElement
    permits MultiInstanceLoopCharacteristics, StandardLoopCharacteristics {}
