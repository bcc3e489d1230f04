package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.MovePlanItemCommand;
import io.millrace.cmmn.internal.operation.GivenVariables;
import io.millrace.cmmn.internal.operation.PlanItemMove;
import io.millrace.cmmn.runtime.ChangePlanItemStateBuilder;
import io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder;

/** The calls of the runtime service that move plan items from one state to the next. */
interface PlanItemCalls extends CmmnRuntimeCalls {

  @Override
  default PlanItemInstanceTransitionBuilder createPlanItemInstanceTransitionBuilder(String id) {
    var item = CHECK.id("createPlanItemInstanceTransitionBuilder", "planItemInstanceId", id);
    return new PlanItemInstanceTransitionBuilderImpl((what, given) -> move(item, what, given));
  }

  private void move(String method, String id, PlanItemMove what) {
    move(CHECK.id(method, "planItemInstanceId", id), what, GivenVariables.NONE);
  }

  private void move(long item, PlanItemMove what, GivenVariables given) {
    parts().commands().execute(new MovePlanItemCommand(item, what, given, parts().cases()));
  }

  @Override
  default void triggerPlanItemInstance(String planItemInstanceId) {
    move("triggerPlanItemInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  default void enablePlanItemInstance(String planItemInstanceId) {
    move("enablePlanItemInstance", planItemInstanceId, PlanItemMove.ENABLE);
  }

  @Override
  default void disablePlanItemInstance(String planItemInstanceId) {
    move("disablePlanItemInstance", planItemInstanceId, PlanItemMove.DISABLE);
  }

  @Override
  default void startPlanItemInstance(String planItemInstanceId) {
    move("startPlanItemInstance", planItemInstanceId, PlanItemMove.START);
  }

  @Override
  default void completeStagePlanItemInstance(String planItemInstanceId) {
    move("completeStagePlanItemInstance", planItemInstanceId, PlanItemMove.COMPLETE_STAGE);
  }

  @Override
  default void terminatePlanItemInstance(String planItemInstanceId) {
    move("terminatePlanItemInstance", planItemInstanceId, PlanItemMove.TERMINATE);
  }

  @Override
  default void completeUserEventListenerInstance(String planItemInstanceId) {
    move("completeUserEventListenerInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  default void completeGenericEventListenerInstance(String planItemInstanceId) {
    move("completeGenericEventListenerInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  default void completeIntentEventListenerInstance(String planItemInstanceId) {
    move("completeIntentEventListenerInstance", planItemInstanceId, PlanItemMove.TRIGGER);
  }

  @Override
  default void completeStagePlanItemInstance(String planItemInstanceId, boolean force) {
    move(
        "completeStagePlanItemInstance",
        planItemInstanceId,
        force ? PlanItemMove.FORCE_COMPLETE_STAGE : PlanItemMove.COMPLETE_STAGE);
  }

  @Override
  default ChangePlanItemStateBuilder createChangePlanItemStateBuilder() {
    return new ChangePlanItemStateBuilderImpl(parts());
  }
}
