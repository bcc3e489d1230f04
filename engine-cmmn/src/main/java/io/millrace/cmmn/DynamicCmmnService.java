package io.millrace.cmmn;

import io.millrace.cmmn.runtime.InjectedPlanItemInstanceBuilder;

/**
 * Changes the plan of a running case beyond what its model foresees. Thread-safe; got from {@link
 * CmmnEngine#getDynamicCmmnService()}.
 */
public interface DynamicCmmnService {

  /**
   * Returns a builder that adds a plan item of a deployed case, of the same one or another, to a
   * running stage or case.
   *
   * @return a new builder
   */
  InjectedPlanItemInstanceBuilder createInjectedPlanItemInstanceBuilder();
}
