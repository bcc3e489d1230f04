package io.millrace.bpmn.internal.model;

/** Cancels a transaction, or at its border goes on behind one that was canceled. */
public record CancelEventDefinition() implements EventDefinition {}
