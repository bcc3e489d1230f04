package io.millrace.common.internal.expression.limit;

import io.millrace.common.internal.expression.failure.EvaluationFailure;

/**
 * What is left of the work that one evaluation may do. A step is about one character or element
 * that is looked at. One per evaluation, used by its thread.
 */
public final class Steps {

  /** How many steps an evaluation may take. */
  public static final int LIMIT = 50_000_000;

  private int left = LIMIT;

  /** Returns how many steps may still be taken. */
  public int left() {
    return left;
  }

  /**
   * Takes steps before the work is done.
   *
   * @return false where fewer are left; none is taken then
   */
  public boolean take(long count) {
    if (count > left) {
      return false;
    }
    left -= (int) count;
    return true;
  }

  /**
   * Takes steps for something that is no call.
   *
   * @param what says what takes them, the beginning of a sentence
   * @throws EvaluationFailure where fewer are left
   */
  public void take(long count, String what) {
    if (!take(count)) {
      throw exceeded(what);
    }
  }

  /** Says that something would take more steps than are left. */
  public EvaluationFailure exceeded(String what) {
    return EvaluationFailure.limit(
        what
            + " would take more than the "
            + left
            + " steps that are left of "
            + LIMIT
            + " for one evaluation. Use smaller values, or put it behind a method of a bean.");
  }
}
