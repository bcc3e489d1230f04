package io.millrace.cmmn.delegate;

import io.millrace.common.DelegateException;

/**
 * What a service task of a case does, written by the application.
 *
 * <p>A model names it by {@code class}: then a new object is made for each call, and its fields are
 * set as the model says; or by {@code delegateExpression}: then a bean is called, by many threads
 * at once.
 *
 * <p>It runs in the transaction of the call that reached the task. A call can be repeated when it
 * meets a conflict: what the delegate does through {@link DelegatePlanItemInstance#connection()} is
 * undone with the transaction, all else should bear being done twice.
 */
@FunctionalInterface
public interface PlanItemJavaDelegate {

  /**
   * Does the work. The plan item completes when it returns.
   *
   * @param planItemInstance the plan item; valid until the method returns
   * @throws CmmnFault to let the plan item fail in a way the case is modelled for
   * @throws Exception if anything else goes wrong; the call to the engine fails as a whole, with a
   *     {@link DelegateException} for a checked exception and with the exception itself for an
   *     unchecked one
   */
  void execute(DelegatePlanItemInstance planItemInstance) throws Exception;
}
