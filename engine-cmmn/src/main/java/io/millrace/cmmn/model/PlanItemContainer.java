package io.millrace.cmmn.model;

import java.util.List;

/**
 * What holds plan items and the sentries of their criteria.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.8.
 */
public sealed interface PlanItemContainer extends CmmnElement permits PlanFragment, Stage {

  /**
   * Returns the plan items.
   *
   * @return in document order
   */
  List<PlanItem> planItems();

  /**
   * Returns the sentries.
   *
   * @return in document order
   */
  List<Sentry> sentries();
}
