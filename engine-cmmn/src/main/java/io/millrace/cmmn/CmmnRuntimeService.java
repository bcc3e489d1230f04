package io.millrace.cmmn;

/** Starts cases. Thread-safe. */
public interface CmmnRuntimeService {

  /**
   * Begins the start of a case.
   *
   * @return a new builder, for one thread
   */
  CaseInstanceBuilder createCaseInstanceBuilder();
}
