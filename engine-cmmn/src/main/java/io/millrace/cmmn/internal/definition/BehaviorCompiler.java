package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.Task;
import java.util.List;

/** Gives definitions their behavior. Thread-safe. */
@FunctionalInterface
public interface BehaviorCompiler {

  /** Returns the behavior of a definition. */
  PlanItemBehavior of(PlanItemDefinition definition);

  /** Returns what keeps a task from being executed as it stands, or by this engine. */
  default List<TaskProblem> problems(Task task) {
    return List.of();
  }
}
