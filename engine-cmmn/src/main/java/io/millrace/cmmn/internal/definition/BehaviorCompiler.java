package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.model.PlanItemDefinition;

/** Gives definitions their behavior. Thread-safe. */
@FunctionalInterface
public interface BehaviorCompiler {

  /** Returns the behavior of a definition. */
  PlanItemBehavior of(PlanItemDefinition definition);
}
