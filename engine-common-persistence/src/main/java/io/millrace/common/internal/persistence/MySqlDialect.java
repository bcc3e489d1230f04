package io.millrace.common.internal.persistence;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.query.NullHandling;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * MySQL 8 and MariaDB, which speak the same protocol and share the scripts.
 *
 * <p>A connection takes several statements in one string only if it was opened with {@code
 * allowMultiQueries=true}. The engine's own pool opens them so, and then a call costs as many trips
 * as on PostgreSQL; without, each statement is a trip, and the commit another.
 */
final class MySqlDialect extends ScalarDialect {

  private static final String SOCKET_TIMEOUT = "socketTimeout";
  private static final Duration SCHEMA_PATIENCE = Duration.ofMinutes(1);

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSSSSS", Locale.ROOT);

  private static final int LOCK_WAIT_TIMEOUT = 1205;
  private static final int DEADLOCK = 1213;
  private static final int RECORD_CHANGED = 1020;
  private static final int NO_WAIT_FAILED = 3572;
  private static final int DUPLICATE_ENTRY = 1062;
  private static final int SYNTAX_ERROR = 1064;
  private static final int NO_SAVEPOINT = 1305;

  /** A node that lost its cluster while it committed does not know the outcome. */
  private static final int COMMIT_FAILED = 1180;

  private final boolean takesStrings;
  private final MySqlServer server;
  private final LockTime lockTime;
  private final MySqlDialect other;

  private MySqlDialect(boolean takesStrings, MySqlServer server, LockTime lockTime) {
    this.takesStrings = takesStrings;
    this.server = server;
    this.lockTime = lockTime;
    this.other = new MySqlDialect(this);
  }

  /** Makes the dialect of connections that take strings if those of the first take none. */
  private MySqlDialect(MySqlDialect first) {
    this.takesStrings = !first.takesStrings;
    this.server = first.server;
    this.lockTime = first.lockTime;
    this.other = first;
  }

  /** Asks a connection whether it takes several statements in one string. */
  static MySqlDialect spokenOn(Connection connection) throws SQLException {
    return new MySqlDialect(
        takesStrings(connection), MySqlServer.behind(connection), LockTime.OF_CONNECTION);
  }

  private static boolean takesStrings(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("select 1;select 1");
      return true;
    } catch (SQLException e) {
      if (e.getErrorCode() == SYNTAX_ERROR) {
        return false;
      }
      throw e;
    }
  }

  /** A question would be a trip in each command, so only what the URL says is believed. */
  @Override
  public Dialect on(Connection handedIn) throws SQLException {
    if (server.isClustered()) {
      return joined();
    }
    var url = handedIn.getMetaData().getURL();
    var strings = url != null && url.contains("allowMultiQueries=true");
    return strings == takesStrings ? this : other;
  }

  /** Whether a string was done as a whole is proved at the commit, which is somebody else's. */
  @Override
  public Dialect joined() {
    return server.isClustered() && takesStrings ? other : this;
  }

  @Override
  public boolean marksTransactions() {
    return server.isClustered();
  }

  @Override
  public boolean locksByWriting() {
    return server.isClustered();
  }

  /** Each node has its own queue for a lock, so that the head of another one may win many times. */
  @Override
  public int mostAttempts() {
    return server.isClustered() ? 30 : super.mostAttempts();
  }

  @Override
  public boolean takesStrings() {
    return takesStrings;
  }

  @Override
  public FlushShipper shipper(TableNames names) {
    var rows = new MySqlRowSql(this);
    return takesStrings
        ? new StringShipper(this, rows, names)
        : new StatementShipper(this, rows, names);
  }

  @Override
  public String opening() {
    return takesStrings && !server.isClustered() ? "start transaction" : null;
  }

  /** On a cluster the mark stands where a transaction is begun elsewhere. */
  @Override
  public int openingStatements() {
    return takesStrings && marksTransactions()
        ? TransactionMark.SET.size()
        : super.openingStatements();
  }

  @Override
  public String scripts() {
    return server.texts().scripts();
  }

  @Override
  public String characters(String column) {
    return server.texts().characters(column);
  }

  @Override
  public String exactly(String characters) {
    return server.texts().exactly(characters);
  }

  /** Texts of the tables are bytes, or have a binary collation. */
  @Override
  public String byteOrder(String text) {
    return text;
  }

  @Override
  public String text(String bytes) {
    return "convert(" + bytes + " using utf8mb4) collate utf8mb4_bin";
  }

  @Override
  public String inexactTexts(List<String> tables) {
    return server.texts().inexact(tables);
  }

  @Override
  public String remedyForTexts() {
    return server.texts().remedy();
  }

  @Override
  void bindTime(PreparedStatement statement, int index, Instant time) throws SQLException {
    if (server.getsTimesAsTexts()) {
      statement.setString(index, TIME.format(LocalDateTime.ofInstant(time, ZoneOffset.UTC)));
    } else {
      super.bindTime(statement, index, time);
    }
  }

  /** The driver puts values into the text, so that no limit but that of its length is met. */
  @Override
  public int mostParameters() {
    return Integer.MAX_VALUE;
  }

  @Override
  public boolean remembersLimitsOfArms() {
    return false;
  }

  @Override
  public boolean switchesAutoCommitFreely() {
    return false;
  }

  /**
   * InnoDB locks what it reads, so the index is prescribed where rows are locked; elsewhere as
   * well, and which table is read first, since a table that has just grown is read as a whole until
   * its statistics are made anew.
   */
  @Override
  public String text(Read<?> read) {
    return read.sql(hint(read.index()), "straight_join", lockTime.clause());
  }

  @Override
  public String hint(String index) {
    return index == null ? "" : " force index (" + index + ")";
  }

  @Override
  public String currentTime() {
    return "select utc_timestamp(6)";
  }

  /** Missing values count as the smallest here, and there is no word to say otherwise. */
  @Override
  public String order(String sql, boolean descending, NullHandling nulls) {
    var direction = descending ? sql + " desc" : sql;
    var first = nulls == NullHandling.NULLS_FIRST;
    if (nulls == null || first != descending) {
      return direction;
    }
    return sql + (first ? " is not null, " : " is null, ") + direction;
  }

  /** Strings of statements are taken, and what the driver learned about them is kept. */
  @Override
  public Map<String, String> driverProperties(Duration networkTimeout) {
    return Map.of(
        "allowMultiQueries",
        "true",
        "cachePrepStmts",
        "true",
        "prepStmtCacheSize",
        "250",
        "prepStmtCacheSqlLimit",
        "32768",
        "useLocalSessionState",
        "true",
        "cacheServerConfiguration",
        "true",
        "elideSetAutoCommits",
        "true",
        SOCKET_TIMEOUT,
        Long.toString(networkTimeout.toMillis()));
  }

  @Override
  public String networkTimeoutInUrl(Duration networkTimeout) {
    return SOCKET_TIMEOUT + "=" + networkTimeout.toMillis();
  }

  @Override
  public List<String> sessionSettings(Duration lockTimeout) {
    var waiting = "set session innodb_lock_wait_timeout = " + lockTimeout(lockTimeout).toSeconds();
    return List.of(server.preparation(waiting));
  }

  /** There are whole seconds only. */
  @Override
  public Duration lockTimeout(Duration wanted) {
    return Duration.ofSeconds(Math.max(1, wanted.toSeconds()));
  }

  @Override
  public String lockTimeoutQuestion() {
    return "select @@innodb_lock_wait_timeout * 1000";
  }

  /** Only MariaDB has the clause. */
  @Override
  public Dialect waiting(Duration lockTimeout) {
    return server.isMariaDb()
        ? new MySqlDialect(
            takesStrings, server, LockTime.inReads(" wait " + lockTimeout(lockTimeout).toSeconds()))
        : this;
  }

  @Override
  public LockTime lockTime() {
    return lockTime;
  }

  @Override
  public String lockTimeoutInUrl(Duration lockTimeout) {
    return "sessionVariables=innodb_lock_wait_timeout=" + lockTimeout(lockTimeout).toSeconds();
  }

  @Override
  public SqlFailure classify(SQLException error) {
    return switch (error.getErrorCode()) {
      case DEADLOCK, RECORD_CHANGED -> SqlFailure.CONFLICT;
      case LOCK_WAIT_TIMEOUT, NO_WAIT_FAILED -> SqlFailure.LOCK_TIMEOUT;
      case DUPLICATE_ENTRY -> SqlFailure.DUPLICATE;
      case NO_SAVEPOINT ->
          TransactionMark.isMissing(error.getMessage()) ? SqlFailure.CONFLICT : SqlFailure.OTHER;
      case COMMIT_FAILED -> server.isClustered() ? SqlFailure.UNAVAILABLE : SqlFailure.OTHER;
      default -> SqlStates.classify(error);
    };
  }

  /**
   * Every statement that creates commits by itself here, so the lock is a named one of the session.
   */
  @Override
  public void whileSchemaIsLocked(Connection connection, SqlBlock block) throws SQLException {
    try (var statement = connection.createStatement()) {
      lockSchema(statement, SCHEMA_PATIENCE);
      try {
        block.run();
        connection.commit(); // whoever gets the lock next has to see what was done
      } finally {
        statement.execute("select release_lock('millrace-schema')");
      }
    }
  }

  static void lockSchema(Statement statement, Duration patience) throws SQLException {
    var lock = "select get_lock('millrace-schema', " + patience.toSeconds() + ")";
    try (var answer = statement.executeQuery(lock)) {
      answer.next();
      if (answer.getInt(1) != 1) { // 0 after that time, null where the server gave up
        throw new DatabaseUnavailableException(
            "Another engine has been at work on tables of this server for "
                + patience.toSeconds()
                + " seconds. Start again when it is done.");
      }
    }
  }
}
