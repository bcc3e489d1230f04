package io.millrace.test.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Keeps the counts and the texts for a {@link CountingDataSource}, and what comes between its calls
 * and the driver.
 */
final class StatementLog {

  /** More are of no use to a test, and a run of hours would keep them all. */
  private static final int MOST_TEXTS = 20_000;

  private final Deque<String> texts = new ArrayDeque<>();
  private long connections;
  private long open;
  private long mostOpen;
  private long statements;
  private long batches;
  private long commits;
  private long rollbacks;
  private volatile Interference interference = Interference.NONE;

  void interfere(Interference with) {
    interference = with;
  }

  Object interfered(Connection connection, Interference.Call call) throws SQLException {
    return interference.around(connection, call);
  }

  synchronized void opened() {
    connections++;
    open++;
    mostOpen = Math.max(mostOpen, open);
  }

  synchronized void closed() {
    open--;
  }

  synchronized void executed(String text) {
    statements++;
    keep(text);
  }

  synchronized void executedBatch(List<String> batch) {
    batches++;
    batch.forEach(this::keep);
  }

  private void keep(String text) {
    if (texts.size() == MOST_TEXTS) {
      texts.removeFirst();
    }
    texts.addLast(text);
  }

  synchronized void committed() {
    commits++;
  }

  synchronized void rolledBack() {
    rollbacks++;
  }

  synchronized long open() {
    return open;
  }

  synchronized long mostOpen() {
    return mostOpen;
  }

  synchronized StatementCounts counts() {
    return new StatementCounts(connections, statements, batches, commits, rollbacks);
  }

  synchronized List<String> texts() {
    return List.copyOf(texts);
  }

  synchronized void forgetTexts() {
    texts.clear();
  }
}
