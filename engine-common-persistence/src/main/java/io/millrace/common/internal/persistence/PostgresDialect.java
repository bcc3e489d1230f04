package io.millrace.common.internal.persistence;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.persistence.pooler.Pooler;
import io.millrace.common.internal.persistence.pooler.PreparedStatements;
import io.millrace.common.query.NullHandling;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** PostgreSQL 14 and newer. */
final class PostgresDialect extends JdbcDialect {

  private static final String SOCKET_TIMEOUT = "socketTimeout";

  private static final long SCHEMA_LOCK = 0x4d696c6c72616365L;
  private static final TimeTexts TIMES = new TimeTexts();

  /** "Not supported", since the prepared plan would have another result now; no such statement. */
  private static final Set<String> OUTDATED = Set.of("0A000", "26000");

  private final Notice notice;
  private final LockTime lockTime;
  private final boolean pooled;
  private final String opening;

  private PostgresDialect(Notice notice, LockTime lockTime, boolean pooled, String opening) {
    this.notice = notice;
    this.lockTime = lockTime;
    this.pooled = pooled;
    this.opening = opening;
  }

  /** Asks a connection whether a pooler stands before the server. */
  static PostgresDialect spokenOn(Connection connection) throws SQLException {
    return new PostgresDialect(null, LockTime.OF_CONNECTION, Pooler.isBefore(connection), null);
  }

  /**
   * Behind a pooler a node would listen in a session that is given to others in the next moment.
   */
  @Override
  public Dialect notifying(Notice told) {
    if (pooled) {
      throw new BadArgumentException(
          "The job executor cannot be notified (asyncExecutorNotifications) through a pooler that"
              + " gives each transaction another session of the server, such as PgBouncer. Leave"
              + " the setting off; nodes look for jobs by themselves. Or name the server itself in"
              + " the URL.");
    }
    return new PostgresDialect(told, lockTime, pooled, opening);
  }

  @Override
  public boolean keepsSessions() {
    return !pooled;
  }

  @Override
  public String opening() {
    return opening;
  }

  @Override
  public int openingStatements() {
    return opening == null ? 0 : 2;
  }

  /**
   * Isolation level and mode have to be said first, before the transaction reads anything. The
   * others hold until its end, so that neither the next client of the session meets them, nor this
   * one those of the one before.
   */
  @Override
  public Dialect opening(Duration lockTimeout) {
    return pooled
        ? new PostgresDialect(
            notice,
            lockTime,
            true,
            "begin isolation level read committed read write;select set_config('lock_timeout', '"
                + lockTimeout.toMillis()
                + "', true), set_config('enable_seqscan', 'off', true), set_config('jit', 'off',"
                + " true)")
        : this;
  }

  @Override
  public void check(Connection connection) throws SQLException {
    if (pooled) {
      PreparedStatements.requireSafe(connection);
    }
  }

  @Override
  public Notice notice() {
    return notice;
  }

  /** The collation of a whole database is always exact; that of a column need not be. */
  @Override
  public String inexactTexts(List<String> tables) {
    return "select a.attrelid::regclass || '.' || a.attname || ' (collation ' || c.collname || ')'"
        + " from pg_attribute a join pg_collation c on c.oid = a.attcollation"
        + " where not c.collisdeterministic and a.attrelid in (to_regclass('"
        + String.join("'), to_regclass('", tables)
        + "')) order by 1";
  }

  @Override
  public String remedyForTexts() {
    return "Give them a deterministic collation: alter table … alter column … type … collate"
        + " \"default\".";
  }

  @Override
  public String scripts() {
    return "postgresql";
  }

  @Override
  public FlushShipper shipper(TableNames names) {
    return new StringShipper(this, new PostgresRowSql(this), names);
  }

  @Override
  public boolean takesStrings() {
    return true;
  }

  @Override
  public boolean combinesIndexes() {
    return true;
  }

  @Override
  public boolean provesRows() {
    return true;
  }

  @Override
  public boolean switchesAutoCommitFreely() {
    return true;
  }

  @Override
  public int mostIdsInList() {
    return Integer.MAX_VALUE;
  }

  @Override
  public String isOneOf(int size) {
    return PostgresList.isOneOf(size);
  }

  @Override
  public List<Parameter> list(ColumnType type, List<?> values) {
    return PostgresList.parameters(type, values);
  }

  @Override
  public String text(String bytes) {
    return "convert_from(" + bytes + ", 'UTF8')";
  }

  @Override
  public String byteOrder(String text) {
    return text + " collate \"C\"";
  }

  @Override
  public int mostParameters() {
    return 65_535;
  }

  @Override
  public boolean remembersLimitsOfArms() {
    return false;
  }

  /** Missing values count as the greatest here unless it is said otherwise. */
  @Override
  public String order(String sql, boolean descending, NullHandling nulls) {
    var direction = descending ? sql + " desc" : sql;
    if (nulls == null) {
      return direction;
    }
    return direction + (nulls == NullHandling.NULLS_FIRST ? " nulls first" : " nulls last");
  }

  /**
   * Locks one row after the other, in the better order, until there are enough.
   *
   * <p>The condition is hidden from the planner. From statistics that are older than a burst of
   * rows it would conclude that hardly any match, and read and sort all of the range to find them.
   */
  @Override
  public <E extends Entity> Read<E> lockPreferred(
      Table<E> table, String condition, LookAhead ahead, Parameter... parameters) {
    var looked =
        "select ID_ from %s where %s and case when %s then 1 end is not null order by %s limit %d"
            .formatted(table.name(), ahead.range(), condition, ahead.order(), ahead.most());
    return Read.lockIfFree(
        table, "ID_ in (" + looked + ") order by " + ahead.better() + " limit ?", parameters);
  }

  @Override
  public boolean needsStatistics() {
    return true;
  }

  @Override
  public String currentTime() {
    return "select clock_timestamp()";
  }

  /**
   * What a connection sends for the second time is prepared on the server, which would else parse
   * and plan it three times more for nothing; and many texts are kept. Not behind a pooler, which
   * may give the next transaction a session in which it is not prepared.
   */
  @Override
  public Map<String, String> driverProperties(Duration networkTimeout) {
    return Map.of(
        "prepareThreshold",
        pooled ? "0" : "2",
        "preparedStatementCacheQueries",
        "512",
        "preparedStatementCacheSizeMiB",
        "16",
        SOCKET_TIMEOUT,
        Long.toString(seconds(networkTimeout)));
  }

  @Override
  public String networkTimeoutInUrl(Duration networkTimeout) {
    return SOCKET_TIMEOUT + "=" + seconds(networkTimeout);
  }

  /** There are whole seconds only. */
  private static long seconds(Duration time) {
    return time.plusMillis(999).toSeconds();
  }

  /**
   * Runtime tables hold few live rows among many that were deleted. As long as the planner knows
   * only of the few it would rather walk through the whole table, and keep that plan, than use the
   * index that every statement of the engine has. Before PostgreSQL 18 that setting raises the cost
   * of a plan that has no index to use so far that the server compiles it, which takes longer than
   * to run it.
   *
   * <p>A node that loses its power or its network cannot close its connections. Unless the server
   * asks whether it is still there, what it had locked stays locked for two hours.
   *
   * <p>A pooler would give a session that is set to this to others, and others' to the engine.
   */
  @Override
  public List<String> sessionSettings(Duration lockTimeout) {
    if (pooled) {
      return List.of();
    }
    return List.of(
        "set lock_timeout = " + lockTimeout.toMillis(),
        "set enable_seqscan = off",
        "set jit = off",
        "set tcp_keepalives_idle = 10",
        "set tcp_keepalives_interval = 5",
        "set tcp_keepalives_count = 3",
        "set tcp_user_timeout = 25000");
  }

  @Override
  public String lockTimeoutQuestion() {
    return "select nullif(setting::bigint, 0) from pg_settings where name = 'lock_timeout'";
  }

  /**
   * The time is set for the transaction, and what was set before is put back in the same string. If
   * a statement between them fails, the transaction has failed, and its settings with it.
   */
  @Override
  public Dialect waiting(Duration lockTimeout) {
    return new PostgresDialect(
        notice,
        LockTime.around(
            "select set_config('millrace.lock_timeout', current_setting('lock_timeout'), true),"
                + " set_config('lock_timeout', '"
                + lockTimeout.toMillis()
                + "', true)",
            "select set_config('lock_timeout', current_setting('millrace.lock_timeout'), true)"),
        pooled,
        opening);
  }

  @Override
  public LockTime lockTime() {
    return lockTime;
  }

  @Override
  public String lockTimeoutInUrl(Duration lockTimeout) {
    return "options=-c%20lock_timeout=" + lockTimeout.toMillis();
  }

  @Override
  public void bind(PreparedStatement statement, int index, Parameter parameter)
      throws SQLException {
    if (parameter.array()) {
      bindArray(statement, index, parameter.type(), (List<?>) parameter.value());
    } else {
      super.bind(statement, index, parameter);
    }
  }

  /** What the driver makes of a time is the same text, at several times the cost. */
  @Override
  void bindTime(PreparedStatement statement, int index, Instant time) throws SQLException {
    var text = TIMES.text(time);
    if (text == null) {
      statement.setObject(index, time.atOffset(ZoneOffset.UTC));
    } else {
      statement.setObject(index, text, Types.OTHER);
    }
  }

  /**
   * Whole arrays are handed over as they are, which spares the driver to look up their type by
   * name. Times travel as text, since the driver would write them in the zone of the JVM.
   */
  private static void bindArray(
      PreparedStatement statement, int index, ColumnType type, List<?> values) throws SQLException {
    switch (type) {
      case ID, REF, NUMBER -> statement.setObject(index, values.toArray(new Long[0]));
      case INT -> statement.setObject(index, values.toArray(new Integer[0]));
      case BOOL -> statement.setObject(index, values.toArray(new Boolean[0]));
      case STRING -> statement.setObject(index, values.toArray(new String[0]));
      case TIME -> statement.setObject(index, timeArray(values), Types.OTHER);
      case DOUBLE -> statement.setObject(index, values.toArray(new Double[0]));
      case BYTES -> statement.setObject(index, values.toArray(new byte[0][]));
    }
  }

  private static String timeArray(List<?> times) {
    var array = new StringBuilder("{");
    for (var time : times) {
      var text = time == null ? "null" : TIMES.text((Instant) time);
      array.append(array.length() == 1 ? "" : ",").append(text == null ? time : text);
    }
    return array.append('}').toString();
  }

  /** A missing time is of no type, as one that is there, since the driver would parse anew. */
  @Override
  int jdbcTypeOfTimes() {
    return Types.OTHER;
  }

  @Override
  Instant readTime(ResultSet row, int index) throws SQLException {
    var time = row.getObject(index, OffsetDateTime.class);
    return time == null ? null : time.toInstant();
  }

  /**
   * A statement that was prepared before a column was changed, or before somebody threw away what
   * the connection had prepared, is refused once; then it is prepared anew. The driver itself sends
   * again only what stands alone, outside a transaction.
   */
  @Override
  public SqlFailure classify(SQLException error) {
    return OUTDATED.contains(String.valueOf(error.getSQLState()))
        ? SqlFailure.CONFLICT
        : SqlStates.classify(error);
  }

  @Override
  public void whileSchemaIsLocked(Connection connection, SqlBlock block) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("select pg_advisory_xact_lock(" + SCHEMA_LOCK + ")");
    }
    block.run();
  }
}
