package io.millrace.common.internal.persistence;

import io.millrace.common.BadArgumentException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.SchemaException;
import io.millrace.common.internal.metrics.Measures;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The database an engine works on: its dialect, its names, and what every connection of the
 * engine's own has to be like.
 *
 * <p>Thread-safe.
 */
public final class Database {

  private static final Logger LOG = LoggerFactory.getLogger(Database.class);

  private final Origin origin;
  private final Dialect dialect;
  private final Dialect joined;
  private final TableNames names;
  private final Map<Dialect, FlushShipper> shippers = new ConcurrentHashMap<>();
  private final TextCache<ReadString> reads;
  private final GroupCommit groupCommit;
  private final DataSource beside;
  private final Measures measures;
  private final FamilyMemory memory;

  private Database(
      Origin origin,
      Dialect dialect,
      TableNames names,
      GroupCommit groupCommit,
      DataSource beside,
      Measures measures,
      FamilyMemory memory) {
    this.origin = origin;
    this.dialect = dialect;
    var saysItself = origin.isOwn() || !dialect.keepsSessions();
    this.joined = (saysItself ? dialect.waiting(origin.lockTimeout()) : dialect).joined();
    this.names = names;
    this.reads = new TextCache<>(string -> names.translate(string.text()));
    this.groupCommit = groupCommit;
    this.beside = beside;
    this.measures = measures;
    this.memory = memory;
  }

  /**
   * Looks at the database behind a data source once.
   *
   * @param dataSource where connections come from
   * @param names prefix and schema of the tables
   * @param lockTimeout how long to wait for a lock
   * @param ownPool whether the pool is the engine's own, so that each connection is prepared when
   *     it is made
   */
  public static Database of(
      DataSource dataSource, TableNames names, Duration lockTimeout, boolean ownPool) {
    try (var connection = dataSource.getConnection()) {
      var found = dialectOf(connection);
      found.check(connection);
      var origin = Origin.of(dataSource, ownPool, connection, found, lockTimeout);
      var dialect = origin.spoken(found, connection);
      endIfNeeded(connection);
      return new Database(
          origin,
          dialect,
          names,
          new GroupCommit(
              WriterPlaces.from(dialect.groupCommitConnections()), GroupCommit.PATIENCE),
          null,
          Measures.NONE,
          FamilyMemory.NONE);
    } catch (SQLException e) {
      throw new DatabaseUnavailableException(
          "The database cannot be reached to start the engine: "
              + e.getMessage()
              + ". Check URL, user, password and network.",
          e);
    }
  }

  /**
   * Returns the same database with another number of connections on which units of work are written
   * together.
   *
   * @param connections 0 for none; null for what suits the database
   */
  public Database groupingCommits(Integer connections) {
    return connections == null ? this : groupingCommits(connections, GroupCommit.PATIENCE);
  }

  /**
   * Returns the same database with another number of connections on which units of work are written
   * together.
   *
   * @param connections 0 for none
   * @param patience how long a unit of work is queued before its own caller writes it
   */
  public Database groupingCommits(int connections, Duration patience) {
    return groupingCommits(WriterPlaces.always(connections), patience);
  }

  /** Returns the same database with other places for those who write for groups. */
  Database groupingCommits(WriterPlaces places, Duration patience) {
    return new Database(
        origin, dialect, names, new GroupCommit(places, patience), beside, measures, memory);
  }

  /**
   * Returns the same database with connections beside the pool, for what must not wait for one
   * behind the work.
   *
   * @param source gives a few connections, prepared as those of the pool; null for none
   */
  public Database withBeside(DataSource source) {
    return new Database(origin, dialect, names, groupCommit, source, measures, memory);
  }

  /**
   * Returns the same database whose flushes tell the other nodes of new work.
   *
   * @param notice what they send
   * @throws BadArgumentException if the database has no means of it
   */
  public Database notifying(Notice notice) {
    return new Database(
        origin, dialect.notifying(notice), names, groupCommit, beside, measures, memory);
  }

  /** Returns the same database, what is done with which is measured. */
  public Database measuredBy(Measures teller) {
    return new Database(origin, dialect, names, groupCommit, beside, teller, memory);
  }

  /**
   * Returns the same database, of whose small instances some are remembered, if it can prove what
   * is remembered.
   *
   * @param instances how many at most; 0 for none
   */
  public Database remembering(int instances) {
    var asked = dialect.provesRows() ? new FamilyMemory(instances) : FamilyMemory.NONE;
    return new Database(origin, dialect, names, groupCommit, beside, measures, asked);
  }

  /** Returns what is remembered of instances. */
  FamilyMemory memory() {
    return memory;
  }

  /**
   * Returns where connections come from for what must not wait behind the work; null if there is
   * only the one source.
   */
  public DataSource beside() {
    return beside;
  }

  /** Returns who is told what is measured. */
  public Measures measures() {
    return measures;
  }

  /** Returns the dialect that the product behind a connection speaks. */
  public static Dialect dialectOf(Connection connection) throws SQLException {
    var product = connection.getMetaData().getDatabaseProductName();
    var name = product.toLowerCase(Locale.ROOT);
    if (name.contains("postgresql")) {
      return PostgresDialect.spokenOn(connection);
    }
    if (name.contains("mysql") || name.contains("mariadb")) {
      return MySqlDialect.spokenOn(connection);
    }
    if (name.equals("h2")) {
      return new H2Dialect();
    }
    throw new SchemaException(
        "The database product '"
            + product
            + "' is not supported. Use H2, PostgreSQL, MySQL 8 or MariaDB.");
  }

  private static void endIfNeeded(Connection connection) throws SQLException {
    if (!connection.getAutoCommit()) {
      connection.rollback();
    }
  }

  /** Makes sure that a connection of a foreign pool works at READ COMMITTED. */
  void prepare(Connection connection) throws SQLException {
    if (origin.isPreparedAtEachUse(dialect)
        && connection.getTransactionIsolation() != Connection.TRANSACTION_READ_COMMITTED) {
      connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
    }
  }

  /**
   * Begins a transaction on a connection in auto-commit mode, at the isolation level and with the
   * settings that the engine's have; {@code commit} and {@code rollback} end it.
   */
  void begin(Connection connection) throws SQLException {
    if (!dialect.keepsSessions()) {
      try (var statement = connection.createStatement()) {
        statement.execute(dialect.opening());
      }
    }
    connection.setAutoCommit(false);
  }

  /** Opens the conversation of one command. */
  public DatabaseSession open(TransactionScope transaction) {
    return new DatabaseSession(transaction, this);
  }

  /** Returns what writes units of work together. */
  GroupCommit groupCommit() {
    return groupCommit;
  }

  /** Waits for the units of work that are being written together, for the end of the engine. */
  public void drain() {
    groupCommit.drain(lockTimeout().multipliedBy(2));
  }

  /** Returns where the engine's own connections come from. */
  public DataSource dataSource() {
    return origin.source();
  }

  /** Returns name and version of the database, for people. */
  public String product() {
    return origin.product();
  }

  /** Returns what differs between databases. */
  public Dialect dialect() {
    return dialect;
  }

  /**
   * Returns the dialect for connections of the application's transactions: as for those of its data
   * source; of one that is not known their time to wait for locks is not believed.
   */
  Dialect joined() {
    return joined;
  }

  /** Returns prefix and schema of the tables. */
  public TableNames names() {
    return names;
  }

  /** Returns how long a command waits for a lock. */
  public Duration lockTimeout() {
    return origin.lockTimeout();
  }

  /** Returns the shipper for connections that speak a dialect of this database. */
  FlushShipper shipper(Dialect spoken) {
    return shippers.computeIfAbsent(spoken, own -> own.shipper(names));
  }

  /** Returns the text of reads that are sent together, with the names that were set. */
  String text(ReadString string) {
    return reads.get(string);
  }

  Logger log() {
    return LOG;
  }
}
