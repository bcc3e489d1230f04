package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * Several things to wait for or to bring about.
 *
 * @param parts what, in document order; at least two
 * @param parallel whether all have to happen, rather than one of them, where they are waited for
 */
public record MultipleEventDefinition(List<EventDefinition> parts, boolean parallel)
    implements EventDefinition {}
