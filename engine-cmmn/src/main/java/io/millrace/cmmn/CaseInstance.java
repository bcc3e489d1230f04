package io.millrace.cmmn;

/** A case as it was when a call returned it. Immutable and thread-safe. */
public interface CaseInstance {

  /**
   * Returns the id of the case.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns the id of the version of its definition.
   *
   * @return never null
   */
  String getCaseDefinitionId();

  /**
   * Returns what the application calls the case.
   *
   * @return null if it was started without
   */
  String getBusinessKey();

  /**
   * Returns the state of the case.
   *
   * @return {@code active} while it runs
   */
  String getState();
}
