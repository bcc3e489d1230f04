package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.listener.TaskListeners;

/**
 * Who listens to a plan item, or to the plan model. Immutable.
 *
 * @param items hear its states
 * @param cases hear the states of the case; of the plan model
 * @param tasks hear its tasks
 * @param variables hear variables at it or inside it
 */
public record NodeListeners(
    LifecycleListeners<PlanItemEntity> items,
    LifecycleListeners<CaseInstanceEntity> cases,
    TaskListeners<CmmnContext> tasks,
    VariableListeners variables) {

  /** Nobody listens. */
  public static final NodeListeners NONE =
      new NodeListeners(
          LifecycleListeners.none(),
          LifecycleListeners.none(),
          TaskListeners.none(),
          VariableListeners.NONE);
}
