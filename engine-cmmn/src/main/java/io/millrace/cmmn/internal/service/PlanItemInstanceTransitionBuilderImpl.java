package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.operation.GivenVariables;
import io.millrace.cmmn.internal.operation.PlanItemMove;
import io.millrace.cmmn.runtime.PlanItemInstanceTransitionBuilder;
import io.millrace.common.internal.service.AbstractVariablesBuilder;
import io.millrace.common.internal.service.Check;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** Collects variables, and moves one plan item. Used by one thread. */
final class PlanItemInstanceTransitionBuilderImpl
    extends AbstractVariablesBuilder<PlanItemInstanceTransitionBuilder>
    implements PlanItemInstanceTransitionBuilder {

  private static final Check CHECK = new Check("PlanItemInstanceTransitionBuilder");

  private final BiConsumer<PlanItemMove, GivenVariables> mover;
  private final Map<String, Object> local = new LinkedHashMap<>();
  private final Map<String, Object> called = new LinkedHashMap<>();

  /**
   * Begins a move.
   *
   * @param mover makes it
   */
  PlanItemInstanceTransitionBuilderImpl(BiConsumer<PlanItemMove, GivenVariables> mover) {
    super(CHECK);
    this.mover = mover;
  }

  @Override
  public PlanItemInstanceTransitionBuilder localVariable(String name, Object value) {
    local.put(CHECK.text("localVariable", "name", name), value);
    return this;
  }

  @Override
  public PlanItemInstanceTransitionBuilder localVariables(Map<String, Object> variables) {
    local.putAll(CHECK.variables("localVariables", variables));
    return this;
  }

  @Override
  public PlanItemInstanceTransitionBuilder childTaskVariable(String name, Object value) {
    called.put(CHECK.text("childTaskVariable", "name", name), value);
    return this;
  }

  @Override
  public PlanItemInstanceTransitionBuilder childTaskVariables(Map<String, Object> variables) {
    called.putAll(CHECK.variables("childTaskVariables", variables));
    return this;
  }

  private void move(PlanItemMove what) {
    mover.accept(what, new GivenVariables(variables(), local, transientVariables(), called));
  }

  @Override
  public void trigger() {
    move(PlanItemMove.TRIGGER);
  }

  @Override
  public void enable() {
    move(PlanItemMove.ENABLE);
  }

  @Override
  public void disable() {
    move(PlanItemMove.DISABLE);
  }

  @Override
  public void start() {
    move(PlanItemMove.START);
  }

  @Override
  public void terminate() {
    move(PlanItemMove.TERMINATE);
  }

  @Override
  public void completeStage() {
    move(PlanItemMove.COMPLETE_STAGE);
  }

  @Override
  public void forceCompleteStage() {
    move(PlanItemMove.FORCE_COMPLETE_STAGE);
  }

  @Override
  public void suspend() {
    move(PlanItemMove.SUSPEND);
  }

  @Override
  public void resume() {
    move(PlanItemMove.RESUME);
  }

  @Override
  public void reactivate() {
    move(PlanItemMove.REACTIVATE);
  }

  @Override
  public void fault() {
    move(PlanItemMove.FAULT);
  }
}
