package io.millrace.common.internal.event;

/** Something happened of which no more is to be said. */
record PlainEvent(Occurrence occurrence) implements OccurredEvent {}
