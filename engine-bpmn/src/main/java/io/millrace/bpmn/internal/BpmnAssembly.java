package io.millrace.bpmn.internal;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineShutdown;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.command.InterceptorChain;
import io.millrace.common.internal.command.MeasuredCommands;
import io.millrace.common.internal.command.SettableClock;
import io.millrace.common.internal.metrics.Measures;
import io.millrace.common.internal.persistence.BlockIdGenerator;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.DatabaseTime;
import io.millrace.common.internal.persistence.SchemaManager;
import io.millrace.common.internal.persistence.SchemaUpdate;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.persistence.TableNames;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds a process engine by plain constructors: the database first, then the parts, then the
 * services. Stateless.
 */
public final class BpmnAssembly {

  private BpmnAssembly() {}

  /** Builds an engine; closes what it opened if that fails. */
  public static ProcessEngine build(EngineSettings settings) {
    var extensions = PluginAssembly.collect(settings);
    var pool = settings.dataSource == null ? pool(settings) : null;
    try {
      return build(settings, extensions, pool);
    } catch (RuntimeException | Error e) {
      if (pool != null) {
        pool.close();
      }
      throw e;
    }
  }

  private static HikariDataSource pool(EngineSettings settings) {
    if (settings.jdbcUrl == null) {
      throw new BadArgumentException(
          "The engine needs a database: call setDataSource or setJdbcUrl of ProcessEngineConfiguration.");
    }
    return ConnectionPool.open(
        settings.jdbcUrl,
        settings.jdbcUsername,
        settings.jdbcPassword,
        settings.maxConnections,
        settings.lockTimeout);
  }

  private static ProcessEngine build(
      EngineSettings settings, Extensions extensions, HikariDataSource pool) {
    var dataSource = pool == null ? settings.dataSource : pool;
    var names = new TableNames(settings.databaseSchema, settings.tablePrefix);
    var database =
        Database.of(dataSource, names, settings.lockTimeout, pool != null)
            .groupingCommits(settings.groupCommitConnections)
            .measuredBy(Measures.to(settings.metrics));
    var tables = BpmnTables.create();
    var parts = new ArrayList<>(List.of("common", "bpmn"));
    for (var added : settings.engines) {
      var own = added.tables();
      tables.add(own.all().toArray(Table<?>[]::new));
      parts.add(added.schemaPart());
    }
    var schema = new SchemaManager(database, tables, parts);
    var update = SchemaUpdate.of(settings.schemaUpdate);
    schema.start(update);
    var clock = new SettableClock(settings.zone, DatabaseTime.of(database));
    var ids = new BlockIdGenerator(database);
    ids.next(); // draws a block now, so that no command needs a second connection for it
    var transactions = new EngineTransactions(dataSource, extensions.providers().transactions());
    var commands =
        new CommandExecutor(
            new CommandEnvironment(database, ids, clock),
            transactions,
            InterceptorChain.of(
                settings.engineName,
                MeasuredCommands.within(
                    extensions.listeners().interceptors(), database.measures())),
            extensions.listeners().transactions());
    var foundation =
        new Foundation(settings, extensions, database, tables, clock, transactions, commands);
    return ProcessEngineImpl.build(
        foundation, new EngineShutdown(commands, ids, schema, update, closing(pool)));
  }

  private static Runnable closing(HikariDataSource pool) {
    return pool == null ? () -> {} : pool::close;
  }
}
