package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;

/**
 * Hears what happens to jobs, in the transaction in which it happens. An engine adds one only if
 * somebody listens to it.
 */
public interface JobListener {

  /** A timer was created. */
  default void scheduled(JobEntity timer, CommandContext context) {}

  /** A timer goes off; its work comes next. */
  default void fired(JobEntity timer, CommandContext context) {}

  /** A job did its work. */
  default void succeeded(JobEntity job, CommandContext context) {}

  /**
   * A try failed; called in the transaction that notes it. Conflicts and outages are no failures of
   * the job.
   */
  default void failed(JobEntity job, Throwable cause, CommandContext context) {}

  /** A job became a dead letter. */
  default void buried(JobEntity job, CommandContext context) {}

  /**
   * Tells whether {@link #canceled} is to be called for jobs that go with their owner, which then
   * have to be read first.
   */
  default boolean hearsCancellations() {
    return true;
  }

  /** A job was deleted before it ran. */
  default void canceled(JobEntity job, CommandContext context) {}
}
