package io.millrace.common.internal.persistence;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.EngineException;
import io.millrace.common.OutcomeUnknownException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The conversation of one command with the database, over one connection.
 *
 * <p>The connection is taken at the first statement. While the command only reads, it stays in
 * auto-commit mode where that saves a round trip; the transaction begins with the first lock, the
 * first write, or when user code asks for the connection.
 */
public final class DatabaseSession {

  private final TransactionScope transaction;
  private final Database database;
  private final SessionTransaction state = new SessionTransaction();
  private Dialect dialect;
  private Connection connection;
  private boolean written;
  private boolean refused;
  private boolean resting;
  private boolean used;
  private boolean lent;
  private long asked = System.nanoTime();
  private Savepoint beginning;
  private Trust trust;

  DatabaseSession(TransactionScope transaction, Database database) {
    this.transaction = transaction;
    this.database = database;
    this.dialect = database.dialect();
  }

  /** Returns the database. */
  Database database() {
    return database;
  }

  /** Returns the connection inside the command's transaction, for statements that lock. */
  public Connection connectionInTransaction() {
    enterContainer();
    prove();
    try {
      connected();
      if (beginsItself() && connection.getAutoCommit()) {
        beginByMode();
      }
      markBeginning();
      state.beginByMode(connection, dialect, beginsItself());
      state.forgetLocks();
      return connection;
    } catch (SQLException e) {
      throw failure(e, false);
    }
  }

  private void beginByMode() throws SQLException {
    if (state.isBegun()) {
      connection.setAutoCommit(false);
    } else {
      database.begin(connection);
    }
  }

  /** Returns the connection inside the command's transaction, for statements that write. */
  Connection connectionForWriting() {
    var open = connectionInTransaction();
    written = true;
    return open;
  }

  /**
   * Returns the connection inside the command's transaction, which user code can use but not end.
   */
  public Connection connectionForUserCode() {
    var open = connectionForWriting();
    lent = true;
    return GuardedConnection.of(open);
  }

  /**
   * Runs user code that may write in the transaction of the application; what it has written when
   * it fails is taken back, so that the transaction can go on. In one of the engine's own, to which
   * it has no way, nothing is sent for that.
   */
  public void undoingFailure(Runnable userCode) {
    userCodeFollows();
    if (beginsItself()) {
      userCode.run();
      return;
    }
    var open = connectionInTransaction();
    var before = UserCodeSavepoint.on(open);
    try {
      userCode.run();
    } catch (RuntimeException | Error e) {
      before.takeBack(e);
      throw e;
    }
    try {
      before.release();
    } catch (SQLException e) {
      throw failure(e, false);
    }
  }

  /**
   * Says that user code runs next: in a transaction of the application's container, where that
   * begins those of the engine; what was taken on trust is proved before.
   *
   * @throws TrustLostException if what was taken on trust is no longer so
   */
  public void userCodeFollows() {
    if (enterContainer()) {
      lent = true;
      written = true;
      state.forgetLocks();
    }
    prove();
  }

  /**
   * Has the application's container begin the transaction, where it does that, and before anything
   * is locked or written. What was only read so far was read in transactions of its own, statement
   * by statement, so that nothing is lost with the connection.
   *
   * @return whether it is the container's transaction now
   */
  private boolean enterContainer() {
    if (transaction.mayEnterContainer() && !state.isBegun() && !written) {
      if (connection != null) {
        takeBack();
      }
      try {
        transaction.enterContainer();
      } catch (SQLException e) {
        throw failure(e, false);
      }
      if (transaction.isInContainer()) {
        state.begunByContainer();
        used = true;
      }
    }
    return transaction.isInContainer();
  }

  /** Tells whether the engine begins and ends the transaction on a connection of its own. */
  private boolean beginsItself() {
    return transaction.isOwned() && !transaction.isInContainer();
  }

  /** Tells whether it is a transaction that the application's container has begun and ends. */
  public boolean isInContainer() {
    return transaction.isInContainer();
  }

  /** Tells whether user code has marked the transaction of its container for rollback. */
  public boolean isRollbackOnly() {
    return transaction.isRollbackOnly();
  }

  /** Returns the connection for statements that only read. */
  public Connection connectionForReading() {
    prove();
    connect();
    return connection;
  }

  /** Tells whether user code had the connection, so that it may have done anything. */
  public boolean wasLent() {
    return lent;
  }

  /** Tells whether anything was written, or may have been by user code. */
  public boolean hasWritten() {
    return written;
  }

  /** Tells whether a connection is that of the transaction, as the engine or user code has it. */
  public boolean isOn(Connection given) {
    if (!beginsItself()) {
      connect();
    }
    return connection != null && behind(given) == connection;
  }

  /** Returns the connection that user code got from a session as this one; itself for others. */
  public static Connection behind(Connection given) {
    return GuardedConnection.behind(given);
  }

  /** Returns what this engine remembers of instances. */
  public FamilyMemory memory() {
    return database.memory();
  }

  /** Takes rows on trust, in a transaction of the engine's own in which nothing was done yet. */
  void trust(Trust given) {
    trust = given;
  }

  /** Returns the rows that are taken on trust, by table. */
  Map<Table<?>, List<Entity>> trusted() {
    return trust == null ? Map.of() : trust.rows();
  }

  /**
   * Proves what was taken on trust, by locking and reading it; nothing if there is nothing left to
   * prove. To be called before anything happens that cannot be undone with the unit of work.
   *
   * @throws TrustLostException if it is no longer so
   */
  public void prove() {
    if (trust != null) {
      fetchBehindProof(List.of());
    }
  }

  /**
   * Tells whether an exception may have come of what is not proved, so that it says nothing. What
   * happened on the way to the database is true in any case.
   */
  public boolean isUnproved(RuntimeException failure) {
    return trust != null && trust.isUnproved(failure);
  }

  /** Returns what differs between databases. */
  public Dialect dialect() {
    return dialect;
  }

  /** Returns prefix and schema of the tables. */
  TableNames names() {
    return database.names();
  }

  /** Tells whether there is a transaction of the engine's own that has to be ended. */
  boolean hasOpenTransaction() {
    return state.isBegun() && transaction.isOwned();
  }

  /**
   * Returns the locks that a read takes now; null in a transaction that is not the engine's own.
   */
  RowLocks locks() {
    return state.isBegun() && transaction.isOwned() ? state.locks() : null;
  }

  /** Tells whether the engine ends the transaction. */
  public boolean ownsTransaction() {
    return transaction.isOwned();
  }

  /** Tells whether somebody reports how the transaction ends. */
  public boolean reportsEnd() {
    return transaction.reportsEnd();
  }

  /**
   * Runs the reads in order, in one round trip where the database can; returns the raw rows of
   * each.
   */
  List<List<Object[]>> fetch(List<Read<?>> reads) {
    if (trust != null) {
      return fetchBehindProof(reads);
    }
    return reads.isEmpty() ? List.of() : fetchNow(reads);
  }

  /** Runs reads in the trip that proves what was taken on trust, behind the lock. */
  private List<List<Object[]>> fetchBehindProof(List<Read<?>> reads) {
    var proof = trust.proof();
    var all = new ArrayList<Read<?>>(proof);
    all.addAll(reads);
    List<List<Object[]>> results;
    try {
      results = fetchNow(all);
    } catch (RuntimeException | Error e) {
      trust.failed();
      throw e;
    }
    trust.check(results.subList(0, proof.size()));
    trust = null;
    return results.subList(proof.size(), results.size());
  }

  private List<List<Object[]>> fetchNow(List<Read<?>> reads) {
    if (locksAny(reads)) {
      enterContainer();
    }
    try {
      connected();
      return fetchAll(reads);
    } catch (SQLException e) {
      throw failure(e, false);
    } finally {
      if (resting) {
        rest();
      }
    }
  }

  private List<List<Object[]>> fetchAll(List<Read<?>> reads) throws SQLException {
    if (dialect.takesStrings()) {
      return fetchTogether(reads);
    }
    var results = new ArrayList<List<Object[]>>(reads.size());
    for (var read : reads) {
      results.add(fetchTogether(List.of(read)).get(0));
    }
    return results;
  }

  private List<List<Object[]>> fetchTogether(List<Read<?>> reads) throws SQLException {
    var locks = locksAny(reads);
    if (locks) {
      markBeginning();
    }
    var opening = locks ? begin() : null;
    var string = ReadString.of(dialect, opening, reads);
    try (var statement = connection.prepareStatement(database.text(string))) {
      var index = 1;
      for (var read : reads) {
        for (var parameter : read.parameters()) {
          dialect.bind(statement, index++, parameter);
        }
      }
      statement.execute();
      for (var ahead = string.ahead(); ahead > 0; ahead--) {
        statement.getMoreResults();
      }
      var results = new ArrayList<List<Object[]>>(reads.size());
      for (var read : reads) {
        results.add(rows(statement, read.table()));
        statement.getMoreResults();
      }
      return results;
    }
  }

  private static boolean locksAny(List<Read<?>> reads) {
    for (var read : reads) {
      if (read.locking()) {
        return true;
      }
    }
    return false;
  }

  private List<Object[]> rows(PreparedStatement statement, Table<?> table) throws SQLException {
    var rows = new ArrayList<Object[]>();
    try (ResultSet result = statement.getResultSet()) {
      var columns = table.columns();
      while (result.next()) {
        var values = new Object[columns.size()];
        for (var i = 0; i < values.length; i++) {
          values[i] = dialect.read(result, i + 1, columns.get(i).type());
        }
        rows.add(values);
      }
    }
    return rows;
  }

  /**
   * Sends a flush and commits it, together with those of other commands where that makes no
   * difference to anybody.
   */
  void commit(FlushPlan plan) {
    if (trust != null) {
      trust.requireOpen();
    }
    if (isUntouched() && database.groupCommit().isOn() && plan.isShareable()) {
      database.groupCommit().commit(this, plan);
    } else {
      ship(plan, true);
    }
    trust = null; // the flush has proved it
  }

  /** Tells whether the transaction is the engine's own, and nothing has been done in it. */
  public boolean isUntouched() {
    return transaction.isOwned() && state.isUntouched() && !written;
  }

  /** Tells whether the transaction is the engine's own, and nothing was ever asked for in it. */
  public boolean isUnused() {
    return transaction.isOwned() && !used;
  }

  /** Takes the connection. */
  void connect() {
    try {
      connected();
    } catch (SQLException e) {
      throw failure(e, false);
    }
  }

  /** Gives a connection back on which no transaction has begun, until it is needed again. */
  void giveBack() {
    if (connection != null) {
      release();
    }
  }

  /**
   * Gives the connection back while user code works, now and after each read from here on, until
   * something is locked or written; the next statement takes one again. Keeps it in a transaction
   * of the caller's.
   */
  public void rest() {
    resting = true;
    if (transaction.isOwned() && !state.isBegun() && !written) {
      takeBack();
    }
  }

  /** Rolls back a flush that failed, so that it can be sent again. */
  void takeBack() {
    close();
    state.ended();
  }

  /** Tells whether a commit was sent about which nobody can say whether it was carried out. */
  boolean mayHaveCommitted() {
    return state.isCommitSent();
  }

  /** Sends a flush, and the commit when asked for. */
  void ship(FlushPlan plan, boolean commit) {
    if (!commit) {
      enterContainer();
    }
    try {
      connected();
      markBeginning();
    } catch (SQLException e) {
      throw failure(e, false);
    }
    var shipper = database.shipper(dialect);
    var trips = shipper.trips(plan);
    if (commit && trips.size() == 1 && commitsByItself(trips.get(0))) {
      sendAlone(trips.get(0));
      return;
    }
    var carriesCommit = commit && beginsItself() && shipper.carriesCommit();
    for (var i = 0; i < trips.size(); i++) {
      send(trips.get(i), carriesCommit && i == trips.size() - 1);
    }
    if (commit && state.isBegun()) {
      commit();
    }
  }

  private boolean commitsByItself(Trip trip) {
    try {
      return trip.isWhole()
          && dialect.keepsSessions()
          && !state.isBegun()
          && connection.getAutoCommit();
    } catch (SQLException e) {
      throw failure(e, false);
    }
  }

  /** Sends what the server commits without being told, so that no transaction has to be begun. */
  private void sendAlone(Trip trip) {
    try {
      written = true;
      trip.send(connection, null, false, () -> state.commitSent(true));
    } catch (SQLException e) {
      throw failureOfCommit(e);
    }
    state.ended();
  }

  /**
   * On a connection that was handed in, marks where a call that fails is taken back to, at its
   * first lock or write: a lock that is not to be had spoils a transaction of PostgreSQL for all
   * that follows. Without a name of ours, since calls of several engines on one connection lie
   * within each other.
   */
  private void markBeginning() throws SQLException {
    if (!transaction.reportsEnd() && beginning == null) {
      beginning = connection.setSavepoint();
    }
  }

  private void send(Trip trip, boolean commits) {
    try {
      var opening = begin();
      written = true;
      trip.send(connection, opening, commits, () -> state.commitSent(commits));
    } catch (SQLException e) {
      throw failureOfCommit(e);
    }
    if (commits) {
      state.ended();
    }
  }

  /** Commits what was sent before. */
  void commit() {
    try {
      if (transaction.isInContainer()) {
        commitInContainer();
      } else {
        state.commit(connection);
      }
    } catch (SQLException e) {
      throw failureOfCommit(e);
    }
  }

  private void commitInContainer() throws SQLException {
    state.commitSent(true);
    transaction.commit();
    state.ended();
  }

  /**
   * Returns what an exception means that ended the command: code of the application, and the
   * container's commit, wrap errors of the database in exceptions of their own; and a command whose
   * transaction was undone behind its back has seen what is not so.
   *
   * @param thrown the exception
   * @param committing whether the container was committing
   * @return a conflict, or that the outcome is unknown, where the error of the database says so;
   *     else the exception itself
   */
  public RuntimeException judged(RuntimeException thrown, boolean committing) {
    if (transaction.isInContainer()) {
      return new ContainerErrors(dialect).judged(thrown, committing);
    }
    return isOfDatabase(thrown) ? thrown : unlessUndone(thrown);
  }

  private static boolean isOfDatabase(RuntimeException thrown) {
    return thrown instanceof ConflictException
        || thrown instanceof OutcomeUnknownException
        || thrown instanceof DatabaseUnavailableException;
  }

  private RuntimeException unlessUndone(RuntimeException thrown) {
    try {
      state.check(connection);
      return thrown;
    } catch (SQLException e) {
      var failure = failure(e, false);
      if (failure instanceof ConflictException) {
        failure.addSuppressed(thrown);
        return failure;
      }
      return thrown;
    }
  }

  /** What the database refuses is not committed, whatever was sent with it. */
  private EngineException failureOfCommit(SQLException error) {
    var failure = failure(error, state.isCommitSent());
    state.commitSent(failure instanceof OutcomeUnknownException);
    return failure;
  }

  /**
   * Sees to it that nothing of a command that failed is committed by a caller who catches the
   * exception: his transaction is marked where that can be done, also when the database refused a
   * read, with which it may have undone or spoiled all that came before (a deadlock, PostgreSQL);
   * on a connection that was handed in, what was sent is taken back.
   */
  public void undo() {
    if ((written || refused) && !transaction.isOwned()) {
      transaction.setRollbackOnly();
    }
    if (beginning != null) {
      try {
        connection.rollback(beginning);
      } catch (SQLException e) {
        database
            .log()
            .warn(
                "The connection that was handed in must be rolled back: a flush on it could not be"
                    + " undone",
                e);
      }
    }
  }

  /** Ends the conversation: rolls back what was not committed and gives the connection back. */
  public void close() {
    try {
      if (transaction.isInContainer()) {
        transaction.rollback();
      } else if (connection != null && transaction.isOwned() && !connection.isClosed()) {
        state.rollback(connection);
      }
    } catch (SQLException | RuntimeException e) {
      database.log().debug("The connection could not be rolled back", e);
    } finally {
      release();
    }
  }

  /** How a pool fails that takes nothing back says nothing about what was done. */
  private void release() {
    try {
      transaction.release();
    } catch (SQLException | RuntimeException e) {
      database.log().debug("The connection could not be given back", e);
    } finally {
      connection = null;
    }
  }

  private Connection connected() throws SQLException {
    used = true;
    if (connection == null) {
      connection = transaction.connection();
      if (beginsItself()) {
        database.prepare(connection);
        if (dialect.switchesAutoCommitFreely() && !connection.getAutoCommit()) {
          connection.setAutoCommit(true);
        }
      } else {
        dialect = transaction.reportsEnd() ? database.joined() : database.joined().on(connection);
      }
    }
    state.reads(connection);
    asked = System.nanoTime();
    return connection;
  }

  private String begin() throws SQLException {
    return state.begin(connection, dialect, beginsItself());
  }

  /** Returns the engine's exception for an error of the driver. */
  public EngineException failure(SQLException error, boolean committing) {
    refused = true;
    var waited = Duration.ofNanos(System.nanoTime() - asked);
    return new SqlErrors(dialect, database.lockTimeout(), waited).exception(error, committing);
  }
}
