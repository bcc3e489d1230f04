package io.millrace.common.internal.expression.access;

/** Calls one method. */
@FunctionalInterface
interface Invocation {

  /**
   * Calls it.
   *
   * @param base the object; ignored by static methods
   * @param arguments as many as there are parameters, each of the parameter's type
   * @throws Throwable whatever the method throws
   */
  Object call(Object base, Object[] arguments) throws Throwable;
}
