package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.OwnerEntity;

/**
 * Hears what happens to jobs, in the transaction in which it happens. An engine adds one only if
 * somebody listens to it.
 */
public interface JobListener {

  /** A job of any kind was created. */
  default void created(JobEntity job, CommandContext context) {}

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

  /** A worker outside the engine reported that it failed, and how many tries are left. */
  default void failedOutside(JobEntity job, int left, CommandContext context) {}

  /** A job became a dead letter. */
  default void buried(JobEntity job, CommandContext context) {}

  /**
   * Tells whether {@link #canceled} is to be called for jobs that go with their owner, which then
   * have to be read first.
   */
  default boolean hearsCancellations() {
    return true;
  }

  /** Tells the same for the jobs of one execution or plan item. */
  default boolean hearsCancellationsOf(OwnerEntity owner) {
    return hearsCancellations();
  }

  /** A job was deleted before it ran. */
  default void canceled(JobEntity job, CommandContext context) {}
}
