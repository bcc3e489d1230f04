package io.millrace.common.internal.query;

import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.Table;
import io.millrace.common.internal.persistence.Tables;
import io.millrace.common.internal.persistence.TextRows;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Tables with rows whose texts are all {@link TextRows#HELD}, but for words of the engine. */
public final class TextTables {

  private static final String NODES = "MR_NODE";

  private final Database database;
  private final Tables tables;
  private final Map<String, List<Map<String, Object>>> rows = new HashMap<>();

  /**
   * Creates them, without rows.
   *
   * @param tables which; they are emptied
   */
  public TextTables(Database database, Tables tables) {
    this.database = database;
    this.tables = tables;
    for (var tasks : List.of("MR_TASK", "MR_HI_TASK")) {
      with(tasks).with(tasks, "ASSIGNEE_", null);
    }
    with("MR_VARIABLE", "TYPE_", "string", "TASK_ID_", 0L).with("MR_VARIABLE", "TYPE_", "string");
    for (var values : List.of("MR_HI_VARIABLE", "MR_HI_DETAIL")) {
      with(values, "TYPE_", "string", "TASK_ID_", null, "REMOVED_TIME_", null);
      with(values, "TYPE_", "string", "REMOVED_TIME_", null);
    }
    links();
    for (var state : JobState.values()) {
      with("MR_JOB", "STATE_", Words.of(state));
      with("MR_JOB", "STATE_", Words.of(state), "CLAIMABLE_FROM_", null);
    }
    with("MR_JOB", "STATE_", "executable", "TYPE_", Job.JOB_TYPE_EXTERNAL_WORKER);
    with("MR_JOB", "STATE_", "external", "TYPE_", Job.JOB_TYPE_EXTERNAL_WORKER);
    for (var type : List.of("message", "signal", TextRows.HELD)) {
      with("MR_EVENT_SUBSCRIPTION", "EVENT_TYPE_", type);
    }
    with("MR_EVENT_SUBSCRIPTION", "EVENT_TYPE_", "message", "SUB_SCOPE_ID_", 0L);
    with("MR_INCIDENT").with("MR_INCIDENT", "STATE_", "open", "END_TIME_", null);
  }

  private void links() {
    for (var type :
        List.of(IdentityLinkType.CANDIDATE, IdentityLinkType.PARTICIPANT, TextRows.HELD)) {
      with("MR_IDENTITY_LINK", "TYPE_", type, "TASK_ID_", 2L);
      with("MR_IDENTITY_LINK", "TYPE_", type, "TASK_ID_", null);
      with("MR_IDENTITY_LINK", "TYPE_", type, "TASK_ID_", null, "SCOPE_ID_", null);
      with("MR_HI_IDENTITY_LINK", "TYPE_", type, "TASK_ID_", 2L);
      with("MR_HI_IDENTITY_LINK", "TYPE_", type, "TASK_ID_", null);
    }
  }

  /** Adds a row to a table, which is the only one unless others are added. */
  public TextTables with(String table, Object... columnsAndValues) {
    var list = rows.computeIfAbsent(table, name -> new ArrayList<>());
    var row = new HashMap<String, Object>();
    row.put("ID_", list.size() + 1L);
    if (!list.isEmpty()) {
      row.put("EXTERNAL_ID_", null); // which is unique
    }
    for (var i = 0; i < columnsAndValues.length; i += 2) {
      row.put((String) columnsAndValues[i], columnsAndValues[i + 1]);
    }
    list.add(row);
    return this;
  }

  /**
   * Checks all criteria that take texts, by rows of some kinds of scopes in turn.
   *
   * @return the criteria that found neither the text nor an id, whosever the rows were
   */
  public Set<String> unseen(List<EveryCriterion> queries, List<String> scopeTypes) {
    Predicate<String> which = name -> true;
    var unseen = new TreeSet<String>();
    for (var scopeType : scopeTypes) {
      var now = new TreeSet<String>();
      var asked = which;
      during(scopeType, () -> queries.forEach(query -> now.addAll(unseen(query, asked))));
      unseen = now;
      which = now::contains;
    }
    return unseen;
  }

  private static List<String> unseen(EveryCriterion query, Predicate<String> which) {
    var type = query.type().getSimpleName() + ".";
    return new ExactCriterionCheck(query)
        .tellsTextsApart(name -> which.test(type + name)).stream().map(type::concat).toList();
  }

  private void during(String scopeType, Runnable work) {
    try (var connection = database.dataSource().getConnection()) {
      connection.setAutoCommit(true);
      empty(connection);
      try {
        for (var table : tables.all()) {
          if (!table.name().equals(NODES)) {
            fill(connection, table, scopeType);
          }
        }
        work.run();
      } finally {
        empty(connection);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void fill(Connection connection, Table<?> table, String scopeType) throws SQLException {
    for (var row : rows.getOrDefault(table.name(), List.of(Map.of()))) {
      var except = new HashMap<String, Object>(row);
      except.putIfAbsent("SCOPE_TYPE_", scopeType);
      new TextRows(database).insert(connection, table, except);
    }
  }

  private void empty(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      for (var table : tables.all()) {
        if (!table.name().equals(NODES)) {
          statement.execute(database.names().in("delete from " + table));
        }
      }
    }
  }
}
