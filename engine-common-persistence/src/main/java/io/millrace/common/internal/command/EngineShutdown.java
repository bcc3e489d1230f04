package io.millrace.common.internal.command;

import io.millrace.common.internal.persistence.BlockIdGenerator;
import io.millrace.common.internal.persistence.SchemaManager;
import io.millrace.common.internal.persistence.SchemaUpdate;

/**
 * How an engine ends: it takes no new commands, waits for those that are being committed, gives its
 * ids back, drops its tables if that was asked for, and closes its pool.
 *
 * @param pool closes the engine's own pool; does nothing if the application handed in a data source
 */
public record EngineShutdown(
    CommandExecutor commands,
    BlockIdGenerator ids,
    SchemaManager schema,
    SchemaUpdate update,
    Runnable pool)
    implements Runnable {

  @Override
  public void run() {
    commands.close();
    commands.environment().database().measures().close();
    try {
      commands.environment().database().drain();
      ids.close();
      schema.close(update);
    } finally {
      pool.run();
    }
  }
}
