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
    try (var statement = connection.prepareStatement(question(invariants));
        var answer = statement.executeQuery()) {
      answer.next();
      for (var i = 0; i < invariants.size(); i++) {
        if (answer.getBoolean(i + 1)) {
          suspicious.add(invariants.get(i));
        }
      }
    }
    return suspicious;
  }

  private static String question(List<Invariant> invariants) {
    var sql = new StringBuilder("select");
    for (var i = 0; i < invariants.size(); i++) {
      sql.append(i == 0 ? " exists (" : ", exists (")
          .append(invariants.get(i).suspects())
          .append(") as S")
          .append(i);
    }
    return sql.toString();
  }
}
