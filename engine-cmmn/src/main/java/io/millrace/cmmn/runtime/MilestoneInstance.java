package io.millrace.cmmn.runtime;

/** A milestone that a running case reached. Immutable and thread-safe. */
public interface MilestoneInstance extends MilestoneInstanceInfo {}
