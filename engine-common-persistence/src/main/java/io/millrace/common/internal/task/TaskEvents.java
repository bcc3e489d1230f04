package io.millrace.common.internal.task;

import io.millrace.common.delegate.TaskListener;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ScopeOwners;
import java.util.HashSet;
import java.util.Set;

/**
 * Tells the engine of a task what happens to it, so that its listeners are called. A standalone task has none.
 *
 * @param owners the engines
 */
record TaskEvents(ScopeOwners owners) {

  private static final String UPDATE = "update";

  /** An assignee that a listener for the creation replaces was told of by the replacement. */
  void created(CommandContext context, TaskEntity task) {
    var assignee = task.assignee();
    tell(context, task, TaskListener.EVENTNAME_CREATE);
    if (assignee != null && assignee.equals(task.assignee())) {
      assigned(context, task);
    }
  }

  /** A listener for the assignment that assigns the task once more is not called again. */
  void assigned(CommandContext context, TaskEntity task) {
    var running = Running.of(context).assignments();
    if (running.add(task.id())) {
      try {
        tell(context, task, TaskListener.EVENTNAME_ASSIGNMENT);
      } finally {
        running.remove(task.id());
      }
    }
  }

  void updated(CommandContext context, TaskEntity task) {
    tell(context, task, UPDATE);
  }

  void completed(CommandContext context, TaskEntity task) {
    tell(context, task, TaskListener.EVENTNAME_COMPLETE);
    deleted(context, task);
  }

  void deleted(CommandContext context, TaskEntity task) {
    tell(context, task, TaskListener.EVENTNAME_DELETE);
  }

  private void tell(CommandContext context, TaskEntity task, String event) {
    if (TaskScope.isOfInstance(task) && !task.isDeleted()) {
      owners.of(task.scopeType()).taskEvent(context, task, event);
    }
  }

  /** The tasks whose listeners for the assignment are being called. */
  private record Running(Set<Long> assignments) {
    static Running of(CommandContext context) {
      return context.attachment(Running.class, c -> new Running(new HashSet<>()));
    }
  }
}
