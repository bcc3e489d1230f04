package io.millrace.bpmn.test.invariant;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All executions of a database, and who stands below whom. */
record Family(List<Token> tokens, Map<Long, List<Token>> byParent) {

  static Family in(Connection connection) throws SQLException {
    var tokens = new ArrayList<Token>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(Token.QUERY)) {
      while (rows.next()) {
        tokens.add(Token.of(rows));
      }
    }
    return new Family(
        tokens,
        tokens.stream()
            .filter(token -> !token.isKept())
            .collect(Collectors.groupingBy(Token::parent)));
  }

  List<Token> children(Token token) {
    return byParent.getOrDefault(token.id(), List.of());
  }

  /** Returns the other tokens of the scope that a token moves in. */
  List<Token> siblings(Token token) {
    return byParent.get(token.parent()).stream().filter(other -> other != token).toList();
  }

  /** Tells whether a token is one instance of a multi-instance activity. */
  boolean isLoopInstance(Token token) {
    return tokens.stream()
        .anyMatch(
            parent ->
                parent.id() == token.parent()
                    && parent.loopRoot()
                    && parent.activity().equals(token.activity()));
  }
}
