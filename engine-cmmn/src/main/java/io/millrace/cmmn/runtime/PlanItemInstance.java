package io.millrace.cmmn.runtime;

/** A plan item of a running case as it was when a call returned it. Immutable and thread-safe. */
public interface PlanItemInstance extends PlanItemInstanceInfo {}
