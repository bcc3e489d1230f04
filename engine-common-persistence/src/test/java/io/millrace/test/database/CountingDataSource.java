package io.millrace.test.database;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.logging.Logger;
import javax.sql.DataSource;

/**
 * Hands out another data source's connections and counts what is done with them.
 *
 * <p>Counted are calls that returned and calls that failed alike. A commit that the driver makes by
 * itself, under auto-commit, is not seen. Safe for use by many threads.
 */
public final class CountingDataSource implements DataSource {

  private final DataSource source;
  private final StatementLog log = new StatementLog();

  /**
   * Wraps a data source.
   *
   * @param source where the connections come from
   */
  public CountingDataSource(DataSource source) {
    this.source = source;
  }

  /**
   * Returns what was counted so far.
   *
   * @return the counts since this data source was made
   */
  public StatementCounts counts() {
    return log.counts();
  }

  /**
   * Returns the statements executed so far, or since {@link #forgetTexts()}; the last 20,000.
   *
   * @return their texts in order; a batch of a prepared statement appears once, one of plain
   *     statements with each of them
   */
  public List<String> texts() {
    return log.texts();
  }

  /** Empties {@link #texts()}; the counts stay. */
  public void forgetTexts() {
    log.forgetTexts();
  }

  /**
   * Tells how many connections are in use now.
   *
   * @return connections taken and not closed
   */
  public long openConnections() {
    return log.open();
  }

  /**
   * Tells how many connections were in use at the worst moment.
   *
   * @return the highest value that {@link #openConnections()} ever had
   */
  public long mostOpenConnections() {
    return log.mostOpen();
  }

  /**
   * Lets something come between its connections and the driver.
   *
   * @param interference what; {@link Interference#NONE} for nothing any more
   */
  public void interfere(Interference interference) {
    log.interfere(interference);
  }

  @Override
  public Connection getConnection() throws SQLException {
    var connection = (Connection) log.interfered(null, source::getConnection);
    return CountingCalls.of(connection, log);
  }

  @Override
  public Connection getConnection(String user, String password) throws SQLException {
    return CountingCalls.of(source.getConnection(user, password), log);
  }

  @Override
  public PrintWriter getLogWriter() throws SQLException {
    return source.getLogWriter();
  }

  @Override
  public void setLogWriter(PrintWriter out) throws SQLException {
    source.setLogWriter(out);
  }

  @Override
  public void setLoginTimeout(int seconds) throws SQLException {
    source.setLoginTimeout(seconds);
  }

  @Override
  public int getLoginTimeout() throws SQLException {
    return source.getLoginTimeout();
  }

  @Override
  public Logger getParentLogger() throws java.sql.SQLFeatureNotSupportedException {
    return source.getParentLogger();
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    return type.isInstance(this) ? type.cast(this) : source.unwrap(type);
  }

  @Override
  public boolean isWrapperFor(Class<?> type) throws SQLException {
    return type.isInstance(this) || source.isWrapperFor(type);
  }
}
