package io.millrace.common.internal.persistence;

import io.millrace.common.BadArgumentException;
import io.millrace.common.query.NullHandling;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** What differs between databases. One stateless instance serves all threads. */
public interface Dialect {

  /**
   * Returns the folder of the scripts: {@code h2}, {@code postgresql}, {@code mysql} or one in it.
   */
  String scripts();

  /** Tells whether new tables have to be shown to the planner, by the script {@code statistics}. */
  default boolean needsStatistics() {
    return false;
  }

  /** Returns how a flush reaches the database. */
  FlushShipper shipper(TableNames names);

  /**
   * Returns the same dialect whose flushes tell other nodes of new work, in the trip in which they
   * are sent.
   *
   * @throws BadArgumentException if the database has no means of it
   */
  default Dialect notifying(Notice notice) {
    throw new BadArgumentException(
        "The job executor cannot be notified (asyncExecutorNotifications) by this database, whose"
            + " scripts are '"
            + scripts()
            + "': only PostgreSQL has LISTEN and NOTIFY. Leave the setting off; nodes look for jobs"
            + " by themselves.");
  }

  /** Returns what flushes tell other nodes; null for nothing. */
  default Notice notice() {
    return null;
  }

  /** Tells whether several statements may be sent as one string, and so in one round trip. */
  boolean takesStrings();

  /**
   * Returns the dialect as it is spoken on a connection that a caller handed in, which may not take
   * all that the engine's own take.
   */
  default Dialect on(Connection handedIn) throws SQLException {
    return this;
  }

  /**
   * Returns the statement that begins a transaction at the head of a string, so that a connection
   * can stay in auto-commit mode; null where the driver sends that along by itself.
   */
  default String opening() {
    return null;
  }

  /** Returns how many statements {@link #opening} has. */
  default int openingStatements() {
    return opening() == null ? 0 : 1;
  }

  /**
   * Tells whether what a session is set to holds until its connection is closed, and for nobody
   * else; false behind a pooler that may give each transaction another session. There nothing is
   * set in sessions: each transaction says itself, by its {@link #opening}, what holds in it.
   */
  default boolean keepsSessions() {
    return true;
  }

  /**
   * Returns the same dialect whose transactions say themselves how long they wait for locks, where
   * sessions are not kept.
   */
  default Dialect opening(Duration lockTimeout) {
    return this;
  }

  /**
   * Makes sure that a connection can be used as it is set up.
   *
   * @throws BadArgumentException if statements of others might run in place of the engine's
   */
  default void check(Connection connection) throws SQLException {}

  /**
   * Returns the dialect of connections whose transactions somebody else ends, which may get less in
   * one string than the engine's own.
   */
  default Dialect joined() {
    return this;
  }

  /**
   * Tells whether the server may replace a transaction by another one without an error, so that
   * each of the engine's own has a {@link TransactionMark}.
   */
  default boolean marksTransactions() {
    return false;
  }

  /**
   * Tells whether locks on rows are known to one node of a cluster only, so that what a unit of
   * work has locked is written too: see {@link WrittenLocks}.
   */
  default boolean locksByWriting() {
    return false;
  }

  /** Returns how often a command is run at most that always meets a conflict. */
  default int mostAttempts() {
    return 8;
  }

  /**
   * Returns on how many connections units of work are written together if nothing is set and the
   * way to the database is short; 0 where that gains nothing.
   */
  default int groupCommitConnections() {
    return 2;
  }

  /**
   * Tells whether switching the auto-commit mode of a connection costs no round trip, so that a
   * command that only reads can leave it on and needs no statement to end its transaction.
   */
  boolean switchesAutoCommitFreely();

  /**
   * Returns the SQL for "is one of these ids", with one question mark or as many as there are ids.
   */
  String isOneOf(int size);

  /**
   * Tells whether rows that meet one of two conditions are found, and they alone locked, by the
   * indexes of both.
   */
  default boolean combinesIndexes() {
    return false;
  }

  /**
   * Tells whether the statement that writes a unit of work can prove at the same time that rows are
   * as they are remembered, without waiting for anybody.
   */
  default boolean provesRows() {
    return false;
  }

  /** Returns how many ids one list may hold; more are sent in several statements. */
  int mostIdsInList();

  /** Returns how many question marks one statement may have. */
  int mostParameters();

  /** Returns the parameters that {@link #isOneOf} needs. */
  default List<Parameter> idList(List<Long> ids) {
    return list(ColumnType.ID, ids);
  }

  /** Returns the parameters that {@link #isOneOf} needs for values of any type. */
  List<Parameter> list(ColumnType type, List<?> values);

  /**
   * Returns the SQL that compares and orders a text byte by byte, whatever language the database
   * speaks.
   */
  String byteOrder(String text);

  /**
   * Returns the SQL for the characters of a text column, for what works by characters: patterns,
   * upper and lower case.
   */
  default String characters(String column) {
    return column;
  }

  /** Returns the SQL that compares the result of a function of {@link #characters} exactly. */
  default String exactly(String characters) {
    return characters;
  }

  /** Returns the SQL that reads the bytes of a column, which are UTF-8, as a text. */
  String text(String bytes);

  /**
   * Returns the query for the columns of tables whose texts the database does not compare exactly,
   * with what says so: a row of one text each.
   *
   * @param tables the names, perhaps with their schema
   */
  String inexactTexts(List<String> tables);

  /** Returns what to do about such columns. */
  String remedyForTexts();

  /**
   * Tells whether the arms of a union, when the statement runs again, keep the limit they had the
   * first time, so that it has to stand in the text.
   */
  boolean remembersLimitsOfArms();

  /**
   * Returns the SQL of one entry of an {@code order by}.
   *
   * @param sql what to order by
   * @param descending whether the greatest comes first
   * @param nulls where missing values go; null where none can be missing
   */
  String order(String sql, boolean descending, NullHandling nulls);

  /**
   * Returns the read that locks the first rows that match a condition and passes over those that
   * are locked already, without locking or sorting the rest. Its last question mark is the number
   * of rows.
   *
   * <p>What another transaction changed at the same moment is returned as it is now; the caller
   * checks the condition again.
   *
   * @param table the table
   * @param condition the condition
   * @param order the column that says which rows come first, indexed
   * @param index the index of that column
   * @param parameters the values of the question marks
   */
  default <E extends Entity> Read<E> lockFirst(
      Table<E> table, String condition, String order, String index, Parameter... parameters) {
    return Read.lockIfFree(table, condition + " order by " + order + " limit ?", parameters)
        .via(index);
  }

  /**
   * Returns the read that locks the best of the first rows that match a condition, and passes over
   * those that are locked already. Its last question mark is the number of rows that are locked;
   * how many are looked at stands in the text, so that a planner knows that they are few.
   *
   * <p>The best are found before they are locked. What another transaction changed at the same
   * moment is returned as it is now; the caller checks the condition again.
   *
   * @param table the table
   * @param condition what rows in the range have to match
   * @param ahead which rows are looked at, and which are better
   * @param parameters the values of the question marks: of the range, of the condition, then of the
   *     better order
   */
  default <E extends Entity> Read<E> lockPreferred(
      Table<E> table, String condition, LookAhead ahead, Parameter... parameters) {
    var looked =
        "select %s from %s%s where %s and %s order by %s limit %d"
            .formatted(
                ahead.columns(),
                table.name(),
                hint(ahead.index()),
                ahead.range(),
                condition,
                ahead.order(),
                ahead.most());
    var best = "select ID_ from (" + looked + ") looked order by " + ahead.better() + " limit ?";
    return Read.lockIfFree(
            table, "ID_ in (select ID_ from (" + best + ") best) order by ID_", parameters)
        .via("primary");
  }

  /** Returns what stands behind the name of a table to prescribe an index; empty for nothing. */
  default String hint(String index) {
    return "";
  }

  /** Returns the text of a read. */
  default String text(Read<?> read) {
    return read.sql(lockTime().clause());
  }

  /** Returns the SQL that asks for the database's time in UTC. */
  String currentTime();

  /**
   * Returns the statements that a new connection is prepared with, so that waiting for a lock ends
   * in time.
   */
  List<String> sessionSettings(Duration lockTimeout);

  /** Returns a time to wait for locks as the database can keep it. */
  default Duration lockTimeout(Duration wanted) {
    return Duration.ofMillis(wanted.toMillis());
  }

  /**
   * Returns the SQL that asks for how many milliseconds a connection waits for a lock; null is
   * without end.
   */
  String lockTimeoutQuestion();

  /**
   * Returns the same dialect for connections that wait for locks as long as they like: its
   * statements say themselves how long, as far as the database lets them.
   */
  Dialect waiting(Duration lockTimeout);

  /** Returns how statements that may wait for locks say how long. */
  default LockTime lockTime() {
    return LockTime.OF_CONNECTION;
  }

  /** Returns what an application adds to the URL of its data source to set the time. */
  String lockTimeoutInUrl(Duration lockTimeout);

  /**
   * Returns settings of the driver that the engine's own pool uses; as text, since values of other
   * types do not reach every driver.
   *
   * @param networkTimeout how long to wait for an answer; zero for without end
   */
  default Map<String, String> driverProperties(Duration networkTimeout) {
    return Map.of();
  }

  /**
   * Returns what an application adds to the URL of its data source so that its connections do not
   * wait without end for an answer; null where there is no network.
   */
  default String networkTimeoutInUrl(Duration networkTimeout) {
    return null;
  }

  /** Binds a parameter to a question mark. */
  void bind(PreparedStatement statement, int index, Parameter parameter) throws SQLException;

  /** Reads a column of the current row. */
  Object read(ResultSet row, int index, ColumnType type) throws SQLException;

  /** Returns what an error of the driver means. */
  SqlFailure classify(SQLException error);

  /** Runs a block while no other node creates or upgrades the tables. */
  void whileSchemaIsLocked(Connection connection, SqlBlock block) throws SQLException;

  /** A block that may fail with the driver's exception. */
  @FunctionalInterface
  interface SqlBlock {
    /** Runs the block. */
    void run() throws SQLException;
  }
}
