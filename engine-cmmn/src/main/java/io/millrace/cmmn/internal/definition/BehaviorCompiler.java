package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.operation.NodeListeners;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanItemLifecycleListener;
import io.millrace.cmmn.model.Task;
import io.millrace.cmmn.model.VariableAggregation;
import io.millrace.common.internal.aggregation.Aggregation;
import java.util.List;

/** Gives definitions their behavior. Thread-safe. */
public interface BehaviorCompiler {

  /** Returns the behavior of a definition. */
  PlanItemBehavior of(PlanItemDefinition definition);

  /**
   * Returns who listens to a plan item.
   *
   * @param own the listeners of the plan item alone
   */
  NodeListeners listeners(PlanItemDefinition definition, List<PlanItemLifecycleListener> own);

  /** Returns who listens to a case. */
  NodeListeners listeners(Case model);

  /**
   * Makes ready what instances of a plan item that repeats leave behind.
   *
   * @param itemId the plan item
   */
  Aggregation aggregation(VariableAggregation model, String itemId);

  /** Returns what keeps a listener from being executed by this engine. */
  default List<TaskProblem> problems(EventListener listener) {
    return List.of();
  }

  /** Returns what keeps a task from being executed as it stands, or by this engine. */
  default List<TaskProblem> problems(Task task) {
    return List.of();
  }
}
