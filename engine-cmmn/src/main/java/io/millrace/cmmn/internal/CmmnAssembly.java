package io.millrace.cmmn.internal;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.cmmn.CmmnEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineShutdown;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.command.InterceptorChain;
import io.millrace.common.internal.command.MeasuredCommands;
import io.millrace.common.internal.command.SettableClock;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.metrics.Measures;
import io.millrace.common.internal.persistence.BlockIdGenerator;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.DatabaseTime;
import io.millrace.common.internal.persistence.SchemaManager;
import io.millrace.common.internal.persistence.SchemaUpdate;
import io.millrace.common.internal.persistence.TableNames;
import java.util.List;

/**
 * Builds a CMMN engine by plain constructors: the database first, then the parts, then the
 * services. Stateless.
 */
public final class CmmnAssembly {

  private CmmnAssembly() {}

  /** Builds an engine; closes what it opened if that fails. */
  public static CmmnEngine build(CmmnSettings settings) {
    var pool = settings.dataSource == null ? pool(settings) : null;
    try {
      return build(settings, pool);
    } catch (RuntimeException | Error e) {
      if (pool != null) {
        pool.close();
      }
      throw e;
    }
  }

  private static HikariDataSource pool(CmmnSettings settings) {
    if (settings.jdbcUrl == null) {
      throw new BadArgumentException(
          "The engine needs a database: call setDataSource or setJdbcUrl of"
              + " CmmnEngineConfiguration.");
    }
    return ConnectionPool.open(
        settings.jdbcUrl,
        settings.jdbcUsername,
        settings.jdbcPassword,
        settings.maxConnections,
        settings.lockTimeout);
  }

  private static CmmnEngine build(CmmnSettings settings, HikariDataSource pool) {
    var dataSource = pool == null ? settings.dataSource : pool;
    var names = new TableNames(null, null);
    var database =
        Database.of(dataSource, names, settings.lockTimeout, pool != null)
            .groupingCommits(settings.groupCommitConnections)
            .measuredBy(Measures.to(settings.metrics));
    var tables = CmmnTables.create();
    var schema = new SchemaManager(database, tables, List.of("common", "cmmn"));
    var update = SchemaUpdate.of(settings.schemaUpdate);
    schema.start(update);
    var clock = new SettableClock(settings.zone(), DatabaseTime.of(database));
    var ids = new BlockIdGenerator(database);
    ids.next(); // draws a block now, so that no command needs a second connection for it
    var commands =
        new CommandExecutor(
            new CommandEnvironment(database, ids, clock),
            new EngineTransactions(dataSource, null),
            InterceptorChain.of(
                settings.engineName(), MeasuredCommands.within(List.of(), database.measures())),
            List.of());
    var shared = new CmmnShared(settings, commands, clock, tables).build();
    var shutdown = new EngineShutdown(commands, ids, schema, update, closing(pool));
    return started(settings, shared, shutdown);
  }

  /** Starts what is to run in the background; it stops before the engine is shut down. */
  private static CmmnEngine started(CmmnSettings settings, SharedEngine shared, Runnable shutdown) {
    var jobs = shared.work().jobs();
    var engine =
        new CmmnEngineBuilding(settings, shared)
            .build(
                () -> {
                  shared.work().events().stop();
                  jobs.executor().stop();
                  shutdown.run();
                });
    shared.work().clock().onChange(jobs.alarm()::ring);
    shared.work().events().start();
    if (settings.cleanup.enabled()) {
      engine.getCmmnManagementService().handleHistoryCleanupTimerJob();
    }
    if (settings.executorActivate) {
      engine.startExecutors();
    }
    return engine;
  }

  private static Runnable closing(HikariDataSource pool) {
    return pool == null ? () -> {} : pool::close;
  }
}
