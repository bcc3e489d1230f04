package io.millrace.common.internal.batch;

import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * An operation that needs to know nothing but the items and the document of the batch.
 *
 * @param type the type of the batches
 * @param work does it
 */
public record ItemsOperation(String type, Work work) implements BatchOperation {

  /** Does something with items. */
  @FunctionalInterface
  public interface Work {
    /** Does it with all of them, or with none. */
    void run(List<Long> items, String document, CommandContext context);
  }

  @Override
  public void run(BatchEntity batch, List<Long> items, CommandContext context) {
    work.run(items, batch.document(), context);
  }
}
