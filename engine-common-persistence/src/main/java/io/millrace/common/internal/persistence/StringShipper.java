package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Sends a whole flush, with the commit, as one string of statements: one round trip.
 *
 * <p>The server passes over the rest of the string, the commit included, when a statement fails or
 * a guard finds that another number of rows was touched than expected. Only what would not fit in
 * one string is sent in several.
 */
final class StringShipper implements FlushShipper {

  private static final int MOST_PARAMETERS = 20_000;

  private final Dialect dialect;
  private final RowSql rows;
  private final TableNames names;

  StringShipper(Dialect dialect, RowSql rows, TableNames names) {
    this.dialect = dialect;
    this.rows = rows;
    this.names = names;
  }

  @Override
  public boolean carriesCommit() {
    return true;
  }

  @Override
  public List<Trip> trips(FlushPlan plan) {
    var trips = new ArrayList<Trip>();
    var current = new StringTrip();
    for (var statement : rows.statements(plan)) {
      if (current.parameters.size() + statement.parameters().size() > MOST_PARAMETERS
          && !current.isEmpty()) {
        trips.add(current);
        current = new StringTrip();
      }
      current.add(statement);
    }
    trips.add(current);
    return trips;
  }

  /** Statements that are sent as one string. */
  private final class StringTrip implements Trip {

    private final List<String> statements = new ArrayList<>();
    private final List<Parameter> parameters = new ArrayList<>();

    boolean isEmpty() {
      return statements.isEmpty();
    }

    void add(FlushStatement statement) {
      statements.add(statement.sql());
      parameters.addAll(statement.parameters());
      if (statement.isChecked()) {
        statements.add(statement.guard());
        parameters.add(Parameter.of(ColumnType.INT, statement.expected()));
      }
    }

    @Override
    public void send(Connection connection, String opening, boolean commits) throws SQLException {
      try (var statement = connection.prepareStatement(names.in(text(opening, commits)))) {
        for (var i = 0; i < parameters.size(); i++) {
          dialect.bind(statement, i + 1, parameters.get(i));
        }
        var isResultSet = statement.execute();
        while (isResultSet || statement.getUpdateCount() != -1) {
          isResultSet = statement.getMoreResults();
        }
      }
    }

    private String text(String opening, boolean commits) {
      var all = new ArrayList<String>(statements.size() + 2);
      if (opening != null) {
        all.add(opening);
      }
      all.addAll(statements);
      if (commits) {
        all.add("commit");
      }
      return String.join(";", all);
    }
  }
}
