package io.millrace.bpmn.internal.model;

/** Nothing to wait for and nothing to bring about. */
public record NoneEventDefinition() implements EventDefinition {}
