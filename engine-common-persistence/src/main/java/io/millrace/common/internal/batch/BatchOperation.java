package io.millrace.common.internal.batch;

import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * What batches of one type do with their items.
 *
 * <p>Runs in a job that holds no lock of a family. Stateless and thread-safe.
 */
public interface BatchOperation {

  /**
   * Returns the type of the batches, at most 50 characters; the same in every release. A node
   * without the operation leaves such batches alone.
   */
  String type();

  /**
   * Does it with items, all or none. What the operation plans on the agenda belongs to it.
   *
   * @param batch the batch
   * @param items the ids of the items: one, unless the batch was begun with more to a job
   * @throws RuntimeException if that failed; it is tried again, several items one by one, unless
   *     the engine refuses what is asked for
   */
  void run(BatchEntity batch, List<Long> items, CommandContext context);
}
