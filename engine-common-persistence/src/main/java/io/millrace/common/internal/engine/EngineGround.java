package io.millrace.common.internal.engine;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.common.BadArgumentException;
import io.millrace.common.interceptor.CommandInterceptor;
import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.EngineShutdown;
import io.millrace.common.internal.command.EngineTransactionListener;
import io.millrace.common.internal.command.EngineTransactions;
import io.millrace.common.internal.command.InterceptorChain;
import io.millrace.common.internal.command.MeasuredCommands;
import io.millrace.common.internal.command.SettableClock;
import io.millrace.common.internal.metrics.Measures;
import io.millrace.common.internal.persistence.BlockIdGenerator;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.DatabaseTime;
import io.millrace.common.internal.persistence.Notice;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.internal.persistence.SchemaManager;
import io.millrace.common.internal.persistence.SchemaUpdate;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.transaction.TransactionIntegration;
import java.util.List;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What an engine stands on: its database with tables that fit, its clock, and what runs its
 * commands.
 *
 * @param shutdown ends it all, once nothing runs in the background any more
 */
public record EngineGround(
    Database database,
    Tables tables,
    SettableClock clock,
    EngineTransactions transactions,
    CommandExecutor commands,
    Runnable shutdown) {

  private static final Logger LOG = LoggerFactory.getLogger(EngineGround.class);

  /**
   * The tables of the engines that are built together.
   *
   * @param tables all of them
   * @param parts the parts of the schema that hold them, the shared one first
   */
  public record Schema(Tables tables, List<String> parts) {}

  /**
   * Who is told of what goes on.
   *
   * @param transactions the application's transactions; null for none
   * @param interceptors stand around commands, the outermost first
   * @param listeners hear of the engine's transactions
   */
  public record Hearers(
      TransactionIntegration transactions,
      List<CommandInterceptor> interceptors,
      List<EngineTransactionListener> listeners) {}

  /**
   * Opens the database and builds an engine on it; closes what it opened if that fails.
   *
   * @param configuration the name of what the application configured, for messages
   */
  public static <E> E open(
      String configuration,
      SharedSettings settings,
      Schema schema,
      Hearers hearers,
      Function<EngineGround, E> engine) {
    var pool = settings.dataSource == null ? pool(configuration, settings) : null;
    var beside =
        pool == null
            ? null
            : ConnectionPool.beside(
                pool, settings.executor.connectionsBeside(settings.metrics != null));
    try {
      return engine.apply(on(pool, beside, settings, schema, hearers));
    } catch (RuntimeException | Error e) {
      closing(pool, beside).run();
      throw e;
    }
  }

  private static HikariDataSource pool(String configuration, SharedSettings settings) {
    if (settings.jdbcUrl == null) {
      throw new BadArgumentException(
          "The engine needs a database: call setDataSource or setJdbcUrl of "
              + configuration
              + ".");
    }
    return ConnectionPool.open(
        settings.jdbcUrl,
        settings.jdbcUsername,
        settings.jdbcPassword,
        settings.maxConnections,
        patience(settings));
  }

  private static Patience patience(SharedSettings settings) {
    if (settings.networkTimeout == null) {
      return Patience.forLocks(settings.lockTimeout);
    }
    var patience = new Patience(settings.lockTimeout, settings.networkTimeout);
    if (patience.isOverBeforeLocks()) {
      throw new BadArgumentException(
          "networkTimeout ("
              + settings.networkTimeout
              + ") is not longer than lockTimeout ("
              + settings.lockTimeout
              + "), so that who waits for a lock would lose his connection. Set a longer one, or zero for none.");
    }
    return patience;
  }

  private static EngineGround on(
      HikariDataSource pool,
      HikariDataSource beside,
      SharedSettings settings,
      Schema schema,
      Hearers hearers) {
    var dataSource = pool == null ? settings.dataSource : pool;
    var names = new TableNames(settings.databaseSchema, settings.tablePrefix);
    var database =
        notifying(
            Database.of(dataSource, names, settings.lockTimeout, pool != null)
                .groupingCommits(settings.groupCommitConnections)
                .remembering(settings.rememberedInstances)
                .withBeside(beside)
                .measuredBy(Measures.to(settings.metrics)),
            settings);
    var manager = new SchemaManager(database, schema.tables(), schema.parts());
    var update = SchemaUpdate.of(settings.schemaUpdate);
    manager.start(update);
    var clock = new SettableClock(settings.zone, DatabaseTime.of(database));
    var ids = new BlockIdGenerator(database);
    ids.next(); // draws a block now, so that no command needs a second connection for it
    var transactions = new EngineTransactions(dataSource, hearers.transactions());
    var commands =
        new CommandExecutor(
            new CommandEnvironment(database, ids, clock),
            transactions,
            InterceptorChain.of(
                settings.engineName,
                MeasuredCommands.within(hearers.interceptors(), database.measures())),
            hearers.listeners());
    var shutdown = new EngineShutdown(commands, ids, manager, update, closing(pool, beside));
    tell(settings, database, schema);
    return new EngineGround(database, schema.tables(), clock, transactions, commands, shutdown);
  }

  /** One line, so that a log says what it is of. */
  private static void tell(SharedSettings settings, Database database, Schema schema) {
    var version = EngineGround.class.getPackage().getImplementationVersion();
    LOG.info(
        "Millrace {}, engine '{}': {}, tables of {} in version {}, history level {}, job executor"
            + " {}, lock time-out {}",
        version == null ? "(unpackaged)" : version,
        settings.engineName,
        database.product(),
        String.join(" and ", schema.parts()),
        SchemaManager.VERSION,
        settings.historyLevel,
        settings.executorActivate ? "on with " + settings.executorThreads + " threads" : "off",
        settings.lockTimeout);
  }

  private static Database notifying(Database database, SharedSettings settings) {
    return settings.executor.notifies()
        ? database.notifying(Notice.of(database.names()))
        : database;
  }

  private static Runnable closing(HikariDataSource pool, HikariDataSource beside) {
    return pool == null
        ? () -> {}
        : () -> {
          beside.close();
          pool.close();
        };
  }
}
