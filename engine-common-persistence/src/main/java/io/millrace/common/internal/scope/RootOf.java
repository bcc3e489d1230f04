package io.millrace.common.internal.scope;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A way to find the root instance of a family in SQL, so that it is found and locked in one
 * statement. Thread-safe.
 */
public final class RootOf {

  /** The id is the root instance's own. */
  public static final RootOf ROOT = new RootOf("?");

  /** The id is a task's. */
  public static final RootOf TASK =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_TASK where ID_ = ?)");

  /** The id is a job's. */
  public static final RootOf JOB =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_JOB where ID_ = ?)");

  /** The id is an event subscription's. */
  public static final RootOf SUBSCRIPTION =
      new RootOf("(select ROOT_INSTANCE_ID_ from MR_EVENT_SUBSCRIPTION where ID_ = ?)");

  private final String sql;
  private final Map<String, String> texts = new ConcurrentHashMap<>();

  /**
   * Creates a way to the root.
   *
   * @param sql a query with one question mark, the id, that gives the root's id, or a column that
   *     holds it
   */
  public RootOf(String sql) {
    this.sql = sql;
  }

  /** Returns fixed SQL in which {@code @root} stands for the root's id. Each is written once. */
  public String in(String fixedSql) {
    var known = texts.get(fixedSql);
    return known == null ? texts.computeIfAbsent(fixedSql, this::write) : known;
  }

  private String write(String fixedSql) {
    return fixedSql.replace("@root", sql);
  }
}
