package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.operation.PlanItemMove;
import io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder;
import java.util.function.Consumer;

/**
 * Moves one plan item.
 *
 * @param mover makes a move
 */
record PlanItemInstanceTransitionBuilderImpl(Consumer<PlanItemMove> mover)
    implements PlanItemInstanceTransitionBuilder {

  @Override
  public void trigger() {
    mover.accept(PlanItemMove.TRIGGER);
  }

  @Override
  public void enable() {
    mover.accept(PlanItemMove.ENABLE);
  }

  @Override
  public void disable() {
    mover.accept(PlanItemMove.DISABLE);
  }

  @Override
  public void start() {
    mover.accept(PlanItemMove.START);
  }

  @Override
  public void terminate() {
    mover.accept(PlanItemMove.TERMINATE);
  }

  @Override
  public void completeStage() {
    mover.accept(PlanItemMove.COMPLETE_STAGE);
  }

  @Override
  public void forceCompleteStage() {
    mover.accept(PlanItemMove.FORCE_COMPLETE_STAGE);
  }

  @Override
  public void suspend() {
    mover.accept(PlanItemMove.SUSPEND);
  }

  @Override
  public void resume() {
    mover.accept(PlanItemMove.RESUME);
  }

  @Override
  public void reactivate() {
    mover.accept(PlanItemMove.REACTIVATE);
  }

  @Override
  public void fault() {
    mover.accept(PlanItemMove.FAULT);
  }
}
