package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Sends a whole flush, with the commit, as one string of statements: one round trip.
 *
 * <p>The server passes over the rest of the string, the commit included, when a statement fails or
 * a guard finds that another number of rows was touched than expected. Only what would not fit in
 * one string is sent in several. A single statement without a guard behind it needs no transaction.
 */
final class StringShipper implements FlushShipper {

  private static final int MOST_PARAMETERS = 20_000;

  private final Dialect dialect;
  private final RowSql rows;
  private final TextCache<Shape> texts;
  private final List<String> check;

  StringShipper(Dialect dialect, RowSql rows, TableNames names) {
    this.dialect = dialect;
    this.rows = rows;
    this.check = dialect.marksTransactions() ? List.of(TransactionMark.CHECK) : List.of();
    this.texts = new TextCache<>(shape -> names.translate(shape.text()));
  }

  @Override
  public boolean carriesCommit() {
    return true;
  }

  @Override
  public List<Trip> trips(FlushPlan plan) {
    var time = plan.mayWait() ? dialect.lockTime() : LockTime.OF_CONNECTION;
    var trips = new ArrayList<Trip>();
    var current = new StringTrip(time);
    for (var statement : rows.statements(plan)) {
      var size = statement.parameters().size();
      if (!current.statements.isEmpty() && current.parameters + size > MOST_PARAMETERS) {
        trips.add(current);
        current = new StringTrip(time);
      }
      current.add(statement);
    }
    trips.add(current);
    return trips;
  }

  /** What a string is made of; the check stands before a commit. */
  private record Shape(
      String opening, List<String> statements, LockTime time, boolean commits, List<String> check) {

    /** Behind a commit there is nothing to put back. */
    String text() {
      var text = new StringJoiner(";");
      if (opening != null) {
        text.add(opening);
      }
      if (time.isAround()) {
        text.add(time.before());
      }
      statements.forEach(text::add);
      if (time.isAround() && !commits) {
        text.add(time.after());
      }
      if (commits) {
        check.forEach(text::add);
        text.add("commit");
      }
      return text.toString();
    }
  }

  /** Statements that are sent as one string. */
  private final class StringTrip implements Trip {

    private final LockTime time;
    private final List<FlushStatement> statements = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private int parameters;

    StringTrip(LockTime time) {
      this.time = time;
    }

    void add(FlushStatement statement) {
      statements.add(statement);
      texts.add(statement.sql());
      parameters += statement.parameters().size();
      if (statement.isChecked()) {
        texts.add(statement.guard());
        parameters++;
      }
    }

    @Override
    public boolean isWhole() {
      return texts.size() == 1 && !time.isAround();
    }

    @Override
    public void send(Connection connection, String opening, boolean commits, Runnable leaving)
        throws SQLException {
      var text = StringShipper.this.texts.get(new Shape(opening, texts, time, commits, check));
      try (var statement = connection.prepareStatement(text)) {
        bind(statement);
        leaving.run();
        var isResultSet = statement.execute();
        while (isResultSet || statement.getUpdateCount() != -1) {
          isResultSet = statement.getMoreResults();
        }
      }
    }

    private void bind(PreparedStatement statement) throws SQLException {
      var index = 1;
      for (var part : statements) {
        for (var parameter : part.parameters()) {
          dialect.bind(statement, index++, parameter);
        }
        if (part.isChecked()) {
          dialect.bind(statement, index++, Parameter.of(ColumnType.INT, part.expected()));
        }
      }
    }
  }
}
