package io.millrace.cmmn.runtime;

/** A case as it was when a call returned it. Immutable and thread-safe. */
public interface CaseInstance extends CaseInstanceInfo {}
