package io.millrace.common.history;

/**
 * A value that a variable was given: its first one, or one that took the place of another. A value
 * equal to the one that is there is no update, and neither is the removal of the variable.
 */
public interface HistoricVariableUpdate extends HistoricDetail {

  /**
   * Returns the variable that was given the value.
   *
   * @return the id of the variable, the same as that of the {@link HistoricVariableInstance}; never
   *     null
   */
  String getVariableInstanceId();

  /**
   * Returns the name of the variable.
   *
   * @return the name, never null
   */
  String getVariableName();

  /**
   * Returns the name of the type that stores the value, which may be another one at each update.
   *
   * @return a name such as {@code string} or {@code json}, never null
   */
  String getVariableTypeName();

  /**
   * Returns the value that was given.
   *
   * @return the value; null if that was the value, or if the query left values alone
   */
  Object getValue();

  /**
   * Returns the revision that the variable had with this value.
   *
   * @return the revision: 1 in the transaction that made the variable, and one more in each that
   *     gave it another value; updates in the same transaction have the same one
   */
  int getRevision();
}
