package io.millrace.cmmn.delegate;

/** The change of a variable as a {@link CaseVariableListener} sees it. */
public interface DelegateCaseVariableInstance {

  /**
   * Returns what happened.
   *
   * @return {@link CaseVariableListener#CREATE}, {@link CaseVariableListener#UPDATE} or {@link
   *     CaseVariableListener#DELETE}
   */
  String getEventName();

  /**
   * Returns the name of the variable.
   *
   * @return never null
   */
  String getName();

  /**
   * Returns the value of the variable; of one that was removed, its last.
   *
   * @return may be null
   */
  Object getValue();

  /**
   * Returns the plan item that the variable is local to.
   *
   * @return null if it is a variable of the case
   */
  DelegatePlanItemInstance getSourcePlanItemInstance();

  /**
   * Returns the case.
   *
   * @return never null
   */
  DelegateCaseInstance getCaseInstance();
}
