package io.millrace.benchmark.contention;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Looks by plain SQL for instances that are there in part. */
final class TornInstances {

  /** What may be wrong, each with the question for the instances of which it is so. */
  private static final Map<String, String> QUESTIONS = new LinkedHashMap<>();

  static {
    QUESTIONS.put(
        "history says that a task has ended which is open",
        "select t.SCOPE_ID_ from MR_TASK t join MR_HI_TASK h on h.ID_ = t.ID_");
    QUESTIONS.put(
        "TASK_COUNT_ is not the number of tasks",
        "select e.PROCESS_INSTANCE_ID_ from MR_EXECUTION e where e.TASK_COUNT_ <> (select count(*)"
            + " from MR_TASK t where t.SUB_SCOPE_ID_ = e.ID_)");
    QUESTIONS.put(
        "CHILD_COUNT_ is not the number of child executions",
        "select e.PROCESS_INSTANCE_ID_ from MR_EXECUTION e where e.CHILD_COUNT_ <> (select count(*)"
            + " from MR_EXECUTION c where c.PARENT_ID_ = e.ID_)");
    QUESTIONS.put(
        "a task is left of an instance that is gone",
        "select t.SCOPE_ID_ from MR_TASK t where not exists (select 1 from MR_EXECUTION e where"
            + " e.ID_ = t.SUB_SCOPE_ID_)");
    QUESTIONS.put(
        "it is open and ended",
        "select e.ID_ from MR_EXECUTION e join MR_HI_PROCESS_INSTANCE h on h.ID_ = e.ID_ where"
            + " e.PARENT_ID_ is null");
    QUESTIONS.put(
        "it is open, has no task, and so cannot go on",
        "select e.ID_ from MR_EXECUTION e where e.PARENT_ID_ is null and not exists (select 1 from"
            + " MR_TASK t where t.SCOPE_ID_ = e.ID_)");
    QUESTIONS.put(
        "it has ended without the history of both tasks",
        "select h.ID_ from MR_HI_PROCESS_INSTANCE h where (select count(*) from MR_HI_TASK t where"
            + " t.SCOPE_ID_ = h.ID_) <> 2");
    QUESTIONS.put(
        "it has ended with another number of activities than others",
        "select h.ID_ from MR_HI_PROCESS_INSTANCE h where (select count(*) from MR_HI_ACTIVITY a"
            + " where a.PROCESS_INSTANCE_ID_ = h.ID_) <> (select max(c) from (select count(*) as c"
            + " from MR_HI_ACTIVITY group by PROCESS_INSTANCE_ID_) n)");
    QUESTIONS.put(
        "it was started twice",
        "select max(ID_) from MR_HI_PROCESS_INSTANCE group by BUSINESS_KEY_ having count(*) > 1");
  }

  private final Map<String, Set<Long>> found = new LinkedHashMap<>();
  private final long ended;
  private final long open;

  private TornInstances(Statement statement) throws SQLException {
    for (var question : QUESTIONS.entrySet()) {
      Set<Long> instances = new TreeSet<>();
      try (var rows = statement.executeQuery(question.getValue())) {
        while (rows.next()) {
          instances.add(rows.getLong(1));
        }
      }
      if (!instances.isEmpty()) {
        found.put(question.getKey(), instances);
      }
    }
    ended = number(statement, "select count(*) from MR_HI_PROCESS_INSTANCE");
    open = number(statement, "select count(*) from MR_EXECUTION where PARENT_ID_ is null");
  }

  /**
   * Looks for them.
   *
   * @throws DatabaseNotReadyException if the database does not answer
   */
  static TornInstances in(Database database) {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      return new TornInstances(statement);
    } catch (SQLException e) {
      throw new DatabaseNotReadyException(
          "The instances could not be looked at: " + e.getMessage(), e);
    }
  }

  private static long number(Statement statement, String sql) throws SQLException {
    try (var rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /** Returns how many instances something is wrong with. */
  int count() {
    Set<Long> all = new TreeSet<>();
    found.values().forEach(all::addAll);
    return all.size();
  }

  /** Returns what is wrong, with the number of instances and one of them. */
  Map<String, String> wrong() {
    Map<String, String> wrong = new LinkedHashMap<>();
    found.forEach(
        (what, ids) ->
            wrong.put(what, ids.size() + " instances, such as " + ids.iterator().next()));
    return wrong;
  }

  /** Returns how many instances have ended. */
  long ended() {
    return ended;
  }

  /** Returns how many instances are open. */
  long open() {
    return open;
  }
}
