package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.limit.Steps;

/** Calls one method. */
@FunctionalInterface
interface Invocation {

  /**
   * Calls it.
   *
   * @param base the object; ignored by static methods
   * @param arguments as many as there are parameters, each of the parameter's type
   * @param steps what is left of the work that the evaluation may do
   * @throws Throwable whatever the method throws
   */
  Object call(Object base, Object[] arguments, Steps steps) throws Throwable;
}
