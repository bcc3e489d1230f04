package io.millrace.bpmn.test.invariant;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What tokens wait for, by the rows that will wake them.
 *
 * @param byToken kind and element of the rows, by execution
 */
record Waits(Map<Long, Set<String>> byToken) {

  /** A task. */
  static final String TASK = "task";

  /** A subscription. */
  static final String SUBSCRIPTION = "subscription";

  /** A called process instance. */
  static final String CALLED = "called";

  private static final String ROWS =
      """
      select SUB_SCOPE_ID_, 'task', TASK_DEFINITION_KEY_ from MR_TASK where SUB_SCOPE_ID_ is not null
      union all
      select SUB_SCOPE_ID_, 'subscription', ACTIVITY_ID_ from MR_EVENT_SUBSCRIPTION
      union all
      select SUB_SCOPE_ID_, HANDLER_TYPE_, ELEMENT_ID_ from MR_JOB
        where SUB_SCOPE_ID_ is not null and (STATE_ <> 'dead_letter' or EXCEPTION_MESSAGE_ is not null or TOPIC_ is not null)
      union all
      select C.ID_, 'called', C.ACTIVITY_ID_ from MR_EXECUTION I join MR_EXECUTION C on C.ID_ = I.SUPER_EXECUTION_ID_
      """;

  private static final String CALLED_CASES =
      """
      union all
      select C.ID_, 'called', C.ACTIVITY_ID_ from MR_CASE_INSTANCE I join MR_EXECUTION C on C.ID_ = I.SUPER_EXECUTION_ID_
      """;

  static Waits in(Connection connection, boolean withCases) throws SQLException {
    var byToken = new HashMap<Long, Set<String>>();
    var sql = withCases ? ROWS + CALLED_CASES : ROWS;
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        byToken
            .computeIfAbsent(rows.getLong(1), id -> new HashSet<>())
            .add(rows.getString(2) + " " + rows.getString(3));
      }
    }
    return new Waits(byToken);
  }

  /** Tells whether a token waits for a row of a kind that names the token's own element. */
  boolean has(Token token, String kind) {
    return byToken.getOrDefault(token.id(), Set.of()).contains(kind + " " + token.activity());
  }

  /** Tells whether there is any row that belongs to a token. */
  boolean hasAny(Token token) {
    return byToken.containsKey(token.id());
  }
}
