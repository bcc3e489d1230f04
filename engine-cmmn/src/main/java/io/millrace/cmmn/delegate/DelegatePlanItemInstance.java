package io.millrace.cmmn.delegate;

import io.millrace.common.delegate.DelegateScope;

/**
 * A plan item instance as user code sees it. What it changes is stored with the call.
 *
 * <p>It is valid while the engine is in the code that it was handed to, and on that thread only.
 */
public interface DelegatePlanItemInstance extends DelegateScope {

  /**
   * Returns the id of the plan item instance.
   *
   * @return never null
   */
  String getId();

  /**
   * Returns the name of the plan item.
   *
   * @return null if neither the plan item nor its definition has one
   */
  String getName();

  /**
   * Returns the state, such as {@code active}.
   *
   * @return never null
   */
  String getState();

  /**
   * Returns the id of the plan item in the model.
   *
   * @return never null
   */
  String getElementId();

  /**
   * Returns the id of the definition that the plan item refers to.
   *
   * @return never null
   */
  String getPlanItemDefinitionId();

  /**
   * Returns the kind of the definition, such as {@code humantask}.
   *
   * @return never null
   */
  String getPlanItemDefinitionType();

  /**
   * Returns the case.
   *
   * @return the id, never null
   */
  String getCaseInstanceId();

  /**
   * Returns the version of the definition of the case.
   *
   * @return the id, never null
   */
  String getCaseDefinitionId();

  /**
   * Returns the stage around the plan item.
   *
   * @return the id of its instance, or null in the plan model
   */
  String getStageInstanceId();
}
