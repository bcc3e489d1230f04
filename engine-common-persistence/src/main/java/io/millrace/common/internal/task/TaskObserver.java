package io.millrace.common.internal.task;

import io.millrace.common.internal.command.CommandContext;

/**
 * Hears what happens to tasks, those of instances and standalone ones, after the listeners of their
 * models and in the transaction in which it happens. Thread-safe.
 */
public interface TaskObserver {

  /** Hears nothing. */
  TaskObserver NONE =
      new TaskObserver() {
        @Override
        public void created(CommandContext context, TaskEntity task) {}

        @Override
        public void assigned(CommandContext context, TaskEntity task) {}

        @Override
        public void completed(CommandContext context, TaskEntity task) {}
      };

  /** A task was created. */
  void created(CommandContext context, TaskEntity task);

  /** A task got another assignee. */
  void assigned(CommandContext context, TaskEntity task);

  /** A task is completed and about to go. */
  void completed(CommandContext context, TaskEntity task);
}
