package io.millrace.test;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Asks all invariants in one statement which of them have to be looked at. */
final class Suspicions {

  private Suspicions() {}

  /** Returns the invariants that find suspects, in their order. */
  static List<Invariant> among(List<Invariant> invariants, Connection connection)
      throws SQLException {
    if (invariants.isEmpty()) {
      return List.of();
    }
    var suspicious = new ArrayList<Invariant>();
    try (var statement = connection.createStatement();
        var answer = statement.executeQuery(question(invariants))) {
      answer.next();
      for (var i = 0; i < invariants.size(); i++) {
        if (answer.getLong(i + 1) > 0) {
          suspicious.add(invariants.get(i));
        }
      }
    }
    return suspicious;
  }

  /**
   * Counts rather than asks whether there are any: a server that looks for the first of many would
   * look in vain, row by row, and one that keeps a plan would keep that of empty tables.
   */
  private static String question(List<Invariant> invariants) {
    var sql = new StringBuilder("select");
    for (var i = 0; i < invariants.size(); i++) {
      sql.append(i == 0 ? " (" : ", (")
          .append("select count(*) from (")
          .append(invariants.get(i).suspects())
          .append(") Q) as S")
          .append(i);
    }
    return sql.toString();
  }
}
