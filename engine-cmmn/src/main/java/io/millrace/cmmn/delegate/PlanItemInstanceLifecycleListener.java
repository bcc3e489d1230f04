package io.millrace.cmmn.delegate;

import io.millrace.common.DelegateException;

/**
 * Code of the application that is called when a plan item instance changes its state. A model names
 * it by {@code planItemLifecycleListener} or {@code caseExecutionListener}.
 *
 * <p>It is called in the transaction of the call that moved the item, when the item has its new
 * state and before it does what that state asks for: a task has not begun its work when it becomes
 * active, and an item that ends still has its variables. What services it calls set going in the
 * case follows when it has returned.
 *
 * <p>For {@code class}, a new object is made for each call. A bean is called by many threads at
 * once.
 */
@FunctionalInterface
public interface PlanItemInstanceLifecycleListener {

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
   * @param planItemInstance the plan item; {@link DelegatePlanItemInstance#getEventName()} names
   *     the transition; valid until the method returns
   * @param oldState the state that was left, null for a new instance
   * @param newState the state that was reached
   * @throws CmmnFault to let a task or stage that was about to begin its work fail; anywhere else
   *     it makes the call to the engine fail
   * @throws Exception if anything else goes wrong; the call to the engine fails as a whole, with a
   *     {@link DelegateException} for a checked exception and with the exception itself for an
   *     unchecked one
   */
  void stateChanged(DelegatePlanItemInstance planItemInstance, String oldState, String newState)
      throws Exception;
}
