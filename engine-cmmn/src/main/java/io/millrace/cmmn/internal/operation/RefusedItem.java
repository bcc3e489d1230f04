package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.IllegalStateEngineException;

/** Says which plan item instance stands in the way of what was asked, and why. */
public final class RefusedItem {

  private RefusedItem() {}

  /**
   * Returns the refusal.
   *
   * @param verb what was asked, such as {@code trigger}
   * @param why what stands in the way and what to do, in sentences
   */
  public static IllegalStateEngineException of(String verb, PlanItemEntity item, String why) {
    return new IllegalStateEngineException(
        "Cannot "
            + verb
            + " plan item instance '"
            + item.id()
            + "' ('"
            + item.elementId()
            + "', case instance '"
            + item.caseInstanceId()
            + "'): "
            + why);
  }
}
