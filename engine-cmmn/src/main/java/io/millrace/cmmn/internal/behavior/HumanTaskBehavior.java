package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.VariableName;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.task.TaskPlan;
import io.millrace.common.internal.task.Tasks;
import java.util.List;

/**
 * Waits until {@code CmmnTaskService.complete} is called for the task it creates.
 *
 * <p>Spec: CMMN 1.1 §5.4.10.1. Deviation: one that does not block completes at once and creates no
 * task, since nobody would wait for it.
 *
 * @param plan what the task is to be
 * @param blocking whether it waits
 * @param names the variables that hear of the task
 * @param tasks creates tasks
 */
public record HumanTaskBehavior(TaskPlan plan, Blocking blocking, Names names, Tasks tasks)
    implements PlanItemBehavior {

  /**
   * The variables that hear of the task.
   *
   * @param taskId gets its id; or null
   * @param completer gets the user who completes it; or null
   */
  public record Names(VariableName taskId, VariableName completer) {}

  /** The variable of the id is set before listeners hear of the task, which may complete it. */
  @Override
  public void start(PlanItemEntity item, CmmnContext context) {
    if (!blocking.waits(item, context)) {
      context.apply(item, Transition.COMPLETE);
      return;
    }
    var scope = context.scope(item);
    var task = plan.task(scope, context.now());
    if (task.name() == null) {
      task.name(item.name());
    }
    tasks
        .creation()
        .create(
            context.command(),
            task,
            item.scopeRef(),
            plan.links(scope),
            made -> context.variables().set(item, names.taskId(), ExternalIds.text(made.id())));
  }

  @Override
  public void trigger(PlanItemEntity item, CmmnContext context) {
    tasks.end().cancel(context.command(), List.of(item), "the plan item was triggered");
    context.apply(item, Transition.COMPLETE);
  }

  @Override
  public void taskCompleted(
      PlanItemEntity item, TaskEntity task, String completedBy, CmmnContext context) {
    context.variables().set(item, names.completer(), completedBy);
    context.apply(item, Transition.COMPLETE);
  }

  @Override
  public void suspended(PlanItemEntity item, CmmnContext context) {
    suspendTasks(item, true, context);
  }

  @Override
  public void resumed(PlanItemEntity item, CmmnContext context) {
    suspendTasks(item, false, context);
    var isActive = ItemState.of(item.state()) == ItemState.ACTIVE;
    if (isActive && item.count(Dependent.TASK) == 0) {
      context.apply(item, Transition.COMPLETE); // a listener of its completion suspended it
    }
  }

  @Override
  public void failed(PlanItemEntity item, CmmnContext context) {
    if (item.count(Dependent.TASK) > 0) {
      tasks.end().cancel(context.command(), List.of(item), "the plan item failed");
    }
  }

  private static void suspendTasks(PlanItemEntity item, boolean suspended, CmmnContext context) {
    if (item.count(Dependent.TASK) > 0) {
      tasksOf(item, context).forEach(task -> task.follow(suspended));
    }
  }

  private static List<TaskEntity> tasksOf(PlanItemEntity item, CmmnContext context) {
    var rows = context.command().unitOfWork();
    var known = rows.known(TaskEntity.OWNER, item.id());
    return known.size() == item.count(Dependent.TASK)
        ? known
        : rows.fetch(Read.lock(TaskEntity.TABLE, "SUB_SCOPE_ID_ = ?", Parameter.of(item.id())));
  }
}
