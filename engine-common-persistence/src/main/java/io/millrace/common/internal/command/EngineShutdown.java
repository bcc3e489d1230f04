package io.millrace.common.internal.command;

import io.millrace.common.internal.persistence.BlockIdGenerator;
import io.millrace.common.internal.persistence.SchemaManager;
import io.millrace.common.internal.persistence.SchemaUpdate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How an engine ends: it takes no new calls, waits for those that are under way, gives its ids
 * back, drops its tables if that was asked for, and closes its pool.
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

  private static final Logger LOG = LoggerFactory.getLogger(EngineShutdown.class);

  @Override
  public void run() {
    commands.calls().close();
    try {
      awaitCalls();
      commands.environment().database().measures().close();
      commands.environment().database().drain();
      ids.close();
      schema.close(update);
    } finally {
      pool.run();
    }
  }

  /** A call that waits for a lock has it in half of that time, or has failed. */
  private void awaitCalls() {
    var most = commands.environment().database().lockTimeout().multipliedBy(2);
    var left = commands.calls().await(most);
    if (left > 0) {
      LOG.warn(
          "The engine is closed while {} calls are under way, {} after it took no more: they lose"
              + " their connections",
          left,
          most);
    }
  }
}
