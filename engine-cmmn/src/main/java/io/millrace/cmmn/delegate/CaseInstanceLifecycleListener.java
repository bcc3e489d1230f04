package io.millrace.cmmn.delegate;

import io.millrace.common.DelegateException;

/**
 * Code of the application that is called when a case changes its state. A model names it by {@code
 * caseLifecycleListener}, or by any lifecycle listener of the plan model.
 *
 * <p>It is called in the transaction of the call that moved the case: when a case has started and
 * has its variables, before its first plan item is there; and when it has ended, after its last
 * plan item is gone, while its variables are still there.
 *
 * <p>For {@code class}, a new object is made for each call. A bean is called by many threads at
 * once.
 */
@FunctionalInterface
public interface CaseInstanceLifecycleListener {

  /**
   * Returns the state that has to be left, beside what the model says.
   *
   * @return null for any
   */
  default String getSourceState() {
    return null;
  }

  /**
   * Returns the state that has to be reached, beside what the model says.
   *
   * @return null for any
   */
  default String getTargetState() {
    return null;
  }

  /**
   * Does what the application wants to happen.
   *
   * @param caseInstance the case; valid until the method returns
   * @param oldState the state that was left, null for a new case
   * @param newState the state that was reached
   * @throws Exception whatever goes wrong; the call to the engine fails as a whole, with a {@link
   *     DelegateException} for a checked exception and with the exception itself for an unchecked
   *     one
   */
  void stateChanged(DelegateCaseInstance caseInstance, String oldState, String newState)
      throws Exception;
}
