package io.millrace.common.internal.task;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.variable.VariableNode;
import java.util.List;

/** What a task's row says about where it belongs. */
final class TaskScope {

  private static final List<HistoryLevel> LEVELS = List.of(HistoryLevel.values());

  private TaskScope() {}

  /** Returns the instance and element a task belongs to. */
  static ScopeRef ref(TaskEntity task) {
    return new ScopeRef(
        task.scopeType(),
        task.rootInstanceId(),
        task.scopeId(),
        task.subScopeId(),
        task.scopeDefinitionId(),
        task.tenantId(),
        level(task));
  }

  /** Returns how much is kept of a task. */
  static HistoryLevel level(TaskEntity task) {
    return LEVELS.get(task.historyLevel());
  }

  /** Tells whether a task belongs to an instance. */
  static boolean isOfInstance(TaskEntity task) {
    return task.scopeType() != null;
  }

  /** Returns where the variables of a task itself live, without the way up. */
  static VariableNode localVariables(TaskEntity task) {
    return new VariableNode(task, ref(task), task.id(), null);
  }

  /** Returns whose links the links of a task are. */
  static LinkOwner links(TaskEntity task) {
    return LinkOwner.task(task, ref(task));
  }

  /** Names a task in the text of an error. */
  static String name(TaskEntity task) {
    var name = task.name() == null ? "" : " ('" + task.name() + "')";
    return "task '"
        + task.id()
        + "'"
        + name
        + (isOfInstance(task) ? " of instance '" + task.scopeId() + "'" : "");
  }
}
