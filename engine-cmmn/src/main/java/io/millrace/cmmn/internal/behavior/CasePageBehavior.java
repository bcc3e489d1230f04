package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;

/**
 * Is there as long as its stage is, for user interfaces to show a page. It never keeps its stage
 * from completing, and ends with it.
 */
record CasePageBehavior() implements PlanItemBehavior {

  @Override
  public void start(PlanItemEntity item, CmmnContext context) {
    // waits for the end of its stage
  }
}
