package io.millrace.common.internal.persistence;

import io.millrace.common.query.NullHandling;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** H2, in memory or in a file. */
final class H2Dialect extends ScalarDialect {

  private static final long MOST_NANOS_FOR_SCHEMA = TimeUnit.MINUTES.toNanos(1);
  private static final long SCHEMA_PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
  private static final int TABLE_NOT_FOUND_DURING_CREATION = 42101;
  private static final int CONCURRENT_UPDATE = 90131;
  private static final int LOCK_TIMEOUT = 50200;
  private static final int DEADLOCK = 40001;

  private final LockTime lockTime;

  H2Dialect() {
    this(LockTime.OF_CONNECTION);
  }

  private H2Dialect(LockTime lockTime) {
    this.lockTime = lockTime;
  }

  /** Modes of the database decide when a table is created. */
  @Override
  public String inexactTexts(List<String> tables) {
    return "select table_name || '.' || column_name || ' (' || data_type || ', collation ' ||"
        + " collation_name || ')' from information_schema.columns where table_schema ="
        + " upper("
        + TextComparison.schema(tables.get(0), "schema()")
        + ") and upper(table_name) in ("
        + TextComparison.literals(tables).toUpperCase(Locale.ROOT)
        + ") and collation_name is not null"
        + " and (data_type = 'VARCHAR_IGNORECASE' or collation_name <> 'OFF') order by 1";
  }

  @Override
  public String remedyForTexts() {
    return "Take IGNORECASE and COLLATION out of the URL of the database, and create the tables"
        + " anew.";
  }

  @Override
  public String scripts() {
    return "h2";
  }

  @Override
  public FlushShipper shipper(TableNames names) {
    return new BatchShipper(this, names);
  }

  @Override
  public boolean takesStrings() {
    return false;
  }

  /** The database is in the JVM: there is no trip to share. */
  @Override
  public int groupCommitConnections() {
    return 0;
  }

  @Override
  public boolean switchesAutoCommitFreely() {
    return true;
  }

  @Override
  public int mostParameters() {
    return 100_000;
  }

  @Override
  public String text(String bytes) {
    return "utf8tostring(" + bytes + ")";
  }

  /** H2 itself compares the two halves of characters beyond U+FFFF, which puts them too early. */
  @Override
  public String byteOrder(String text) {
    return "stringtoutf8(" + text + ")";
  }

  /**
   * H2 takes the result that an arm gave before if all parameters but those of its limit are the
   * same.
   */
  @Override
  public boolean remembersLimitsOfArms() {
    return true;
  }

  /** Missing values count as the smallest here by themselves. */
  @Override
  public String order(String sql, boolean descending, NullHandling nulls) {
    var direction = descending ? sql + " desc" : sql;
    var first = nulls == NullHandling.NULLS_FIRST;
    if (nulls == null || first != descending) {
      return direction;
    }
    return direction + (first ? " nulls first" : " nulls last");
  }

  /** H2 locks every row that it sorts, so the first ones are found before they are locked. */
  @Override
  public <E extends Entity> Read<E> lockFirst(
      Table<E> table, String condition, String order, String index, Parameter... parameters) {
    return Read.lockIfFree(
        table,
        "ID_ in (select ID_ from "
            + table.name()
            + " where "
            + condition
            + " order by "
            + order
            + " limit ?) order by "
            + order,
        parameters);
  }

  /**
   * H2 takes the result that a subquery gave before, though rows have changed since, unless it has
   * to think that it gives another one each time. Then it must not choose among equals by chance.
   */
  @Override
  public <E extends Entity> Read<E> lockPreferred(
      Table<E> table, String condition, LookAhead ahead, Parameter... parameters) {
    var definite =
        new LookAhead(
            ahead.columns(),
            ahead.range(),
            ahead.order() + ", ID_",
            ahead.index(),
            ahead.most(),
            ahead.better() + ", ID_");
    return super.lockPreferred(table, condition + " and rand() < 2", definite, parameters);
  }

  @Override
  public String currentTime() {
    return "select cast(current_timestamp at time zone 'UTC' as timestamp(6))";
  }

  @Override
  public List<String> sessionSettings(Duration lockTimeout) {
    return List.of("set lock_timeout " + lockTimeout.toMillis());
  }

  @Override
  public String lockTimeoutQuestion() {
    return "select lock_timeout()";
  }

  @Override
  public Dialect waiting(Duration lockTimeout) {
    var millis = lockTimeout.toMillis();
    return new H2Dialect(
        LockTime.inReads(
            String.format(Locale.ROOT, " wait %d.%03d", millis / 1000, millis % 1000)));
  }

  @Override
  public LockTime lockTime() {
    return lockTime;
  }

  @Override
  public String lockTimeoutInUrl(Duration lockTimeout) {
    return ";LOCK_TIMEOUT=" + lockTimeout.toMillis();
  }

  @Override
  public SqlFailure classify(SQLException error) {
    return switch (error.getErrorCode()) {
      case CONCURRENT_UPDATE, DEADLOCK -> SqlFailure.CONFLICT;
      case LOCK_TIMEOUT -> SqlFailure.LOCK_TIMEOUT;
      default -> SqlStates.classify(error);
    };
  }

  /**
   * H2 takes an exclusive lock on the whole catalog for each statement that creates; "if not
   * exists" does the rest.
   */
  @Override
  public void whileSchemaIsLocked(Connection connection, SqlBlock block) throws SQLException {
    var end = System.nanoTime() + MOST_NANOS_FOR_SCHEMA;
    for (var attempt = 1; ; attempt++) {
      try {
        block.run();
        return;
      } catch (SQLException e) {
        connection.rollback();
        // somebody else may be about to write the version that was written here
        var again = classify(e) == SqlFailure.DUPLICATE ? System.nanoTime() < end : attempt < 5;
        if (!again || e.getErrorCode() == TABLE_NOT_FOUND_DURING_CREATION) {
          throw e;
        }
        LockSupport.parkNanos(SCHEMA_PAUSE_NANOS);
      }
    }
  }
}
