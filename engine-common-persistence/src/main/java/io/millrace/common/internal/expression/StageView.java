package io.millrace.common.internal.expression;

/** What functions tell of the stage that an expression stands in. */
public interface StageView {

  /**
   * Tells whether the stage could be completed by hand now.
   *
   * @param element the stage, an element in it, or the instance; null for where the expression
   *     stands
   */
  boolean isCompletable(Object element);
}
