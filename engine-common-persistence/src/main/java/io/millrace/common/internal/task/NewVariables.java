package io.millrace.common.internal.task;

import io.millrace.common.internal.command.CommandContext;
import java.util.Map;

/**
 * Variables that a call about a task sets.
 *
 * @param variables of the instance, or of a standalone task itself; null for none
 * @param local of the task itself; null for none
 * @param transients seen by the instance until the call ends; null for none
 * @param transientsLocal seen by the task until the call ends; null for none
 */
public record NewVariables(
    Map<String, ?> variables,
    Map<String, ?> local,
    Map<String, ?> transients,
    Map<String, ?> transientsLocal) {

  /** No variables. */
  public static final NewVariables NONE = new NewVariables(null, null, null, null);

  /** Takes an empty map for null. */
  public NewVariables {
    variables = variables == null ? Map.of() : variables;
    local = local == null ? Map.of() : local;
    transients = transients == null ? Map.of() : transients;
    transientsLocal = transientsLocal == null ? Map.of() : transientsLocal;
  }

  /** Variables of the instance. */
  public static NewVariables ofInstance(Map<String, ?> variables) {
    return new NewVariables(variables, null, null, null);
  }

  /** Variables of the instance, stored and transient ones. */
  public static NewVariables ofInstance(Map<String, ?> variables, Map<String, ?> transients) {
    return new NewVariables(variables, null, transients, null);
  }

  /** Variables of the task itself. */
  public static NewVariables ofTask(Map<String, ?> variables) {
    return new NewVariables(null, variables, null, null);
  }

  /** Locks what the variables are set in: the task alone, or the family of its instance as well. */
  TaskEntity lock(Tasks tasks, CommandContext context, String taskId) {
    return reachInstance()
        ? TaskAccess.required(tasks.access().lockedWithFamily(context, taskId), taskId)
        : tasks.access().lockedWithVariables(context, taskId);
  }

  /**
   * Locks like {@link #lock} for a call that changes the task as well, which listeners may hear.
   */
  TaskEntity lockToChange(Tasks tasks, CommandContext context, String taskId) {
    return tasks.access().lockedToChange(context, taskId, () -> lock(tasks, context, taskId));
  }

  /** Tells whether there is nothing to set. */
  boolean isEmpty() {
    return !reachInstance() && local.isEmpty() && transientsLocal.isEmpty();
  }

  private boolean reachInstance() {
    return !variables.isEmpty() || !transients.isEmpty();
  }

  /** Sets the variables of a task whose lock is held. */
  void set(Tasks tasks, CommandContext context, TaskEntity task) {
    var access = tasks.variables().in(context);
    if (reachInstance()) {
      var node = tasks.variableNode(context, task);
      transients.forEach((name, value) -> access.setTransient(node, name, value));
      variables.forEach((name, value) -> access.set(node, name, value));
    }
    var node = TaskScope.localVariables(task);
    transientsLocal.forEach((name, value) -> access.setTransientLocal(node, name, value));
    local.forEach((name, value) -> access.setLocal(node, name, value));
  }

  /** Names the variables without their values, which are nobody's business in a log. */
  @Override
  public String toString() {
    return variables.keySet() + ", local " + local.keySet();
  }
}
