package io.millrace.common.internal.task;

import io.millrace.common.delegate.TaskListener;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.ScopeOwners;
import java.util.HashSet;
import java.util.Set;

/**
 * Tells the engine of a task what happens to it, so that the listeners of its model are called, and
 * then the observer. A standalone task has no model.
 *
 * @param owners the engines
 * @param observer hears of all tasks
 */
record TaskEvents(ScopeOwners owners, TaskObserver observer) {

  /** The assignee that a task begins with is told of first. */
  void created(CommandContext context, TaskEntity task) {
    if (task.assignee() != null) {
      assigned(context, task);
    }
    tell(context, task, TaskListener.EVENTNAME_CREATE);
    if (!task.isDeleted()) {
      observer.created(context, task);
    }
  }

  /** A listener for the assignment that assigns the task once more is not called again. */
  void assigned(CommandContext context, TaskEntity task) {
    var running = Running.of(context).assignments();
    if (running.add(task.id())) {
      try {
        tell(context, task, TaskListener.EVENTNAME_ASSIGNMENT);
        if (!task.isDeleted()) {
          observer.assigned(context, task);
        }
      } finally {
        running.remove(task.id());
      }
    }
  }

  void updated(CommandContext context, TaskEntity task) {
    tell(context, task, TaskListener.EVENTNAME_UPDATE);
  }

  void completed(CommandContext context, TaskEntity task) {
    tell(context, task, TaskListener.EVENTNAME_COMPLETE);
    if (!task.isDeleted()) {
      observer.completed(context, task);
    }
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
