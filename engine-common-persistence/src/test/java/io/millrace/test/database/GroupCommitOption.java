package io.millrace.test.database;

import java.util.function.IntConsumer;

/**
 * On how many connections the engines under test write units of work together: what the system
 * property {@value #PROPERTY} says, so that the same tests can be run with and without it.
 */
public final class GroupCommitOption {

  /** The system property; without it each engine has its default. */
  public static final String PROPERTY = "millrace.test.groupCommit";

  private GroupCommitOption() {}

  /**
   * Returns what the property says.
   *
   * @return the number of connections; null if it says nothing
   */
  public static Integer connections() {
    return Integer.getInteger(PROPERTY);
  }

  /**
   * Hands what the property says to a setting.
   *
   * @param setting is not called if the property says nothing
   */
  public static void ifSet(IntConsumer setting) {
    var connections = connections();
    if (connections != null) {
      setting.accept(connections);
    }
  }
}
