package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.eventregistry.EventInstance;
import io.millrace.common.internal.task.TaskEntity;

/**
 * What a kind of plan item does. Implementations are immutable, made once per plan item at
 * deployment, and shared by all threads.
 */
public interface PlanItemBehavior {

  /** Returns which lifecycle it follows. */
  default ItemKind kind() {
    return ItemKind.STAGE_OR_TASK;
  }

  /** Tells whether it occurs by itself as soon as its entry criteria allow. */
  default boolean occursOnEntry() {
    return false;
  }

  /** Tells whether it is a listener that has to be told when it is to wait for its event. */
  default boolean listens() {
    return false;
  }

  /** It is a listener and available: wait for the event, unless it does already. */
  default void listen(PlanItemEntity item, CmmnContext context) {
    throw new IllegalStateException("'" + item.elementId() + "' waits for no event");
  }

  /** It became active, for the first time or again: do the work, then complete, or wait. */
  default void start(PlanItemEntity item, CmmnContext context) {
    throw new IllegalStateException("'" + item.elementId() + "' is never active");
  }

  /** Somebody says that what it waits for has happened. */
  default void trigger(PlanItemEntity item, CmmnContext context) {
    throw new IllegalStateEngineException(
        "Plan item '"
            + item.id()
            + "' ('"
            + item.elementId()
            + "') is a "
            + item.type()
            + " and cannot be triggered. Trigger a blocking task or an event listener.");
  }

  /** An event of the event registry has come that it waited for. */
  default void received(PlanItemEntity item, EventInstance event, CmmnContext context) {
    throw new IllegalStateException("'" + item.elementId() + "' waits for no event");
  }

  /** The task it created was completed, its variables are set. */
  default void taskCompleted(
      PlanItemEntity item, TaskEntity task, String completedBy, CmmnContext context) {
    throw new IllegalStateException("'" + item.elementId() + "' has no tasks");
  }

  /** It has occurred, or is completed. */
  default void done(PlanItemEntity item, CmmnContext context) {
    // most have nothing more to do
  }

  /** It is held. */
  default void suspended(PlanItemEntity item, CmmnContext context) {
    // most have nothing to hold
  }

  /** It goes on. */
  default void resumed(PlanItemEntity item, CmmnContext context) {
    // most have nothing that was held
  }

  /** Its work failed; it may be tried again. Its jobs are gone. */
  default void failed(PlanItemEntity item, CmmnContext context) {
    // most have nothing under way elsewhere
  }

  /** It is over, in whichever way, and about to be removed. */
  default void over(PlanItemEntity item, CmmnContext context) {
    // most have nothing under way elsewhere
  }

  /** The instance that it called has come to its end, and is still there to be read. */
  default void calledInstanceEnds(PlanItemEntity item, CallSide called, CmmnContext context) {
    throw new IllegalStateException("'" + item.elementId() + "' calls no instances");
  }
}
