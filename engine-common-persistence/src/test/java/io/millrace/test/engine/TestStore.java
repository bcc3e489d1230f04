package io.millrace.test.engine;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.common.internal.SharedTables;
import io.millrace.common.internal.command.CommandEnvironment;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.command.Completion;
import io.millrace.common.internal.command.TransactionSource;
import io.millrace.common.internal.identity.IdentityLinkEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.BlockIdGenerator;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.OwnTransaction;
import io.millrace.common.internal.persistence.Ownership;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.internal.persistence.SchemaManager;
import io.millrace.common.internal.persistence.SchemaUpdate;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.persistence.TransactionScope;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.test.Invariants;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.GroupCommitOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/**
 * The shared layer on a test database: pool, schema, ids, commands, with everything that is sent
 * noted. Thread-safe.
 */
public final class TestStore implements AutoCloseable {

  private final HikariDataSource pool;
  private final CountingDataSource log;
  private final Database database;
  private final BlockIdGenerator ids;
  private final Tables tables;
  private final CommandExecutor executor;
  private final ManualClock clock = new ManualClock();

  /** A clock that stands still until it is moved, or let go on by itself. */
  public static final class ManualClock extends Clock {

    private volatile Instant now = Instant.parse("2026-01-02T03:04:05.123456Z");
    private volatile Instant runningSince;

    /** Moves the clock on. */
    public void advance(Duration duration) {
      now = now.plus(duration);
    }

    /** Lets the clock go on by itself until it is stopped. */
    public void run() {
      runningSince = Instant.now();
    }

    /** Stops the clock. */
    public void stop() {
      now = instant();
      runningSince = null;
    }

    @Override
    public Instant instant() {
      var since = runningSince;
      return since == null ? now : now.plus(Duration.between(since, Instant.now()));
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  /** Opens a test database and creates the tables that are missing. */
  public TestStore(io.millrace.test.database.Database home, Duration lockTimeout) {
    this(home, lockTimeout, GroupCommitOption.connections());
  }

  TestStore(io.millrace.test.database.Database home, Duration lockTimeout, Integer groupCommit) {
    pool =
        ConnectionPool.open(
            home.url(), home.user(), home.password(), 40, Patience.forLocks(lockTimeout));
    pool.setMinimumIdle(1); // a session that no test needs costs a server more than one it needs
    log = new CountingDataSource(pool);
    database =
        Database.of(log, new TableNames(null, null), lockTimeout, true)
            .groupingCommits(groupCommit);
    tables = declaredTables();
    createTables();
    ids = new BlockIdGenerator(database);
    ids.next();
    executor =
        new CommandExecutor(new CommandEnvironment(database, ids, clock), new OwnTransactions(log));
  }

  /** Returns the tables of the test engine. */
  static Tables declaredTables() {
    return SharedTables.create().add(InstanceEntity.TABLE, NoteEntity.TABLE).owns(ownerships());
  }

  private static Ownership[] ownerships() {
    return new Ownership[] {
      new Ownership(
          InstanceEntity.TABLE, Dependent.CHILD, InstanceEntity.TABLE, "PARENT_ID_", null),
      new Ownership(InstanceEntity.TABLE, Dependent.TASK, TaskEntity.TABLE, "SUB_SCOPE_ID_", null),
      new Ownership(
          InstanceEntity.TABLE, Dependent.SUBSCRIPTION, NoteEntity.TABLE, "INSTANCE_ID_", null),
      new Ownership(InstanceEntity.TABLE, Dependent.JOB, JobEntity.TABLE, "SUB_SCOPE_ID_", null),
      new Ownership(
          InstanceEntity.TABLE,
          Dependent.VARIABLE,
          VariableEntity.TABLE,
          "SUB_SCOPE_ID_",
          "TASK_ID_ = 0"),
      new Ownership(
          InstanceEntity.TABLE,
          Dependent.IDENTITY_LINK,
          IdentityLinkEntity.TABLE,
          "SCOPE_ID_",
          "TASK_ID_ is null"),
    };
  }

  private void createTables() {
    new SchemaManager(database, SharedTables.create(), List.of("common"))
        .start(SchemaUpdate.UPDATE);
    try (var connection = connect();
        var statement = connection.createStatement()) {
      statement.execute(InstanceEntity.DDL);
      for (var sql : NoteEntity.DDL) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private record OwnTransactions(DataSource log) implements TransactionSource {
    @Override
    public TransactionScope current() {
      return new OwnTransaction(log);
    }

    @Override
    public void onEnd(Completion completion) {
      throw new UnsupportedOperationException();
    }
  }

  /**
   * Returns an executor that writes units of work together, on connections that a gate lets it
   * have.
   */
  public CommandExecutor grouping(int connections, Gate gate) {
    return grouping(connections, gate, Duration.ofMinutes(1));
  }

  /**
   * Returns such an executor that queues units of work no longer than a test has patience, or just
   * as long as it needs.
   */
  public CommandExecutor grouping(int connections, Gate gate, Duration patience) {
    return grouping(ungrouped -> ungrouped.groupingCommits(connections, patience), gate);
  }

  /** Returns such an executor on a database that groups in a way of its own. */
  public CommandExecutor grouping(UnaryOperator<Database> groups, Gate gate) {
    var gated = gate.before(log);
    var grouping =
        groups.apply(Database.of(gated, new TableNames(null, null), database.lockTimeout(), true));
    return new CommandExecutor(
        new CommandEnvironment(grouping, ids, clock), new OwnTransactions(gated));
  }

  /** Returns an executor whose commands join the transaction of a connection. */
  public CommandExecutor joining(Connection connection) {
    return new CommandExecutor(executor.environment(), new CallersTransaction(connection));
  }

  private record CallersTransaction(Connection connection)
      implements TransactionSource, TransactionScope {
    @Override
    public TransactionScope current() {
      return this;
    }

    @Override
    public void onEnd(Completion completion) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOwned() {
      return false;
    }

    @Override
    public boolean reportsEnd() {
      return false;
    }

    @Override
    public void release() {
      // stays with the caller
    }
  }

  /** Returns the executor whose transactions are the engine's own. */
  public CommandExecutor executor() {
    return executor;
  }

  /** Returns the engine's clock. */
  public ManualClock clock() {
    return clock;
  }

  /** Forgets what was sent. */
  public void forgetSent() {
    log.forgetTexts();
  }

  /**
   * Returns the statements that were sent since the last {@link #forgetSent()}, in lower case,
   * oldest first; a batch is one.
   */
  public List<String> sent() {
    return log.texts().stream().map(sql -> sql.toLowerCase(Locale.ROOT)).toList();
  }

  /** Returns those statements that name a table. */
  public List<String> sentTo(String table) {
    var word = Pattern.compile("\\b" + table.toLowerCase(Locale.ROOT) + "\\b");
    return sent().stream().filter(sql -> word.matcher(sql).find()).toList();
  }

  /**
   * Returns how often the engine spoke to the database so far: statements, batches and ends of
   * transactions.
   */
  public long trips() {
    var counts = log.counts();
    return counts.statements() + counts.batches() + counts.commits() + counts.rollbacks();
  }

  /** Returns the tables of the test engine. */
  public Tables tables() {
    return tables;
  }

  /** Returns a connection beside the engine's, outside the log and in auto-commit mode. */
  public Connection connect() throws SQLException {
    var connection = pool.getConnection();
    connection.setAutoCommit(true);
    return connection;
  }

  /** Returns the one number that a query gives. */
  public long number(String sql) {
    try (var connection = connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getLong(1);
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
  }

  /** Runs a statement beside the engine and commits it. */
  public int run(String sql) {
    try (var connection = connect();
        var statement = connection.createStatement()) {
      return statement.executeUpdate(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
  }

  /** Fails if a count is wrong or a row has no owner. */
  public void checkInvariants() {
    try (var connection = connect()) {
      new Invariants(tables).check(connection);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Deletes the rows of all tables. */
  public void clear() {
    try (var connection = connect()) {
      EmptyTables.in(connection);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    ids.close();
    pool.close();
  }
}
