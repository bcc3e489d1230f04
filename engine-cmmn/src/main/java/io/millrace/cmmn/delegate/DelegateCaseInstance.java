package io.millrace.cmmn.delegate;

import io.millrace.common.delegate.DelegateScope;

/**
 * A case as user code sees it. What it changes is stored with the call.
 *
 * <p>It is valid while the engine is in the code that it was handed to, and on that thread only.
 */
public interface DelegateCaseInstance extends DelegateScope {

  /**
   * Returns the id of the case.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns the name of the case.
   *
   * @return or null if it has none
   */
  String getName();

  /**
   * Returns what the application calls the case.
   *
   * @return or null if it was given none
   */
  String getBusinessKey();

  /**
   * Returns how far the case is, in the application's own words.
   *
   * @return or null if it was given none
   */
  String getBusinessStatus();

  /**
   * Returns the state, such as {@code active}.
   *
   * @return never null
   */
  String getState();

  /**
   * Returns the version of the definition of the case.
   *
   * @return the id, never null
   */
  String getCaseDefinitionId();
}
