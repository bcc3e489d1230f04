package io.millrace.cmmn.delegate;

import io.millrace.common.DelegateException;

/**
 * Code of the application that is called when a variable changes that is seen at an item of a case:
 * one of its own, or one of an item inside it. A model names it by {@code variableListener}.
 *
 * <p>It is called in the transaction of the call that changed the variable, right after the change;
 * if a listener changes variables itself, those changes are told when it has returned, in their
 * order. Not told are transient variables, those of a task alone, a value that equals the one
 * before, and variables that go with what they belong to.
 *
 * <p>For {@code class}, a new object is made for each call. A bean is called by many threads at
 * once.
 */
@FunctionalInterface
public interface CaseVariableListener {

  /** A variable is new. */
  String CREATE = "create";

  /** A variable has another value. */
  String UPDATE = "update";

  /** A variable was removed. */
  String DELETE = "delete";

  /**
   * Does what the application wants to happen.
   *
   * @param variable the change; valid until the method returns
   * @throws Exception whatever goes wrong; the call to the engine fails as a whole, with a {@link
   *     DelegateException} for a checked exception and with the exception itself for an unchecked
   *     one
   */
  void notify(DelegateCaseVariableInstance variable) throws Exception;
}
