package io.millrace.bpmn.test.invariant;

import java.sql.ResultSet;
import java.sql.SQLException;

/** An execution as its row tells it; 0 stands for no id, -1 for no number. */
record Token(
    long id,
    long parent,
    long instance,
    long definition,
    String activity,
    boolean inActivity,
    boolean active,
    boolean loopRoot,
    int loopTotal,
    int loopActive,
    int loopCompleted,
    boolean isKept) {

  static final String QUERY =
      """
      select ID_, PARENT_ID_, PROCESS_INSTANCE_ID_, PROCESS_DEFINITION_ID_, ACTIVITY_ID_, ACTIVITY_INSTANCE_ID_,
        ACTIVE_, MULTI_INSTANCE_ROOT_, LOOP_TOTAL_, LOOP_ACTIVE_, LOOP_COMPLETED_,
        case when LOOP_ACTIVE_ < 0 then 1 else 0 end
      from MR_EXECUTION
      """;

  static Token of(ResultSet row) throws SQLException {
    return new Token(
        row.getLong(1),
        row.getLong(2),
        row.getLong(3),
        row.getLong(4),
        row.getString(5),
        row.getLong(6) != 0,
        row.getBoolean(7),
        row.getBoolean(8),
        number(row, 9),
        number(row, 10),
        number(row, 11),
        row.getInt(12) == 1);
  }

  private static int number(ResultSet row, int column) throws SQLException {
    var number = row.getInt(column);
    return row.wasNull() ? -1 : number;
  }

  boolean isProcessInstance() {
    return id == instance;
  }

  /** Tells whether the token has arrived at a join and rests there. */
  boolean restsAt(String element) {
    return !active && element.equals(activity);
  }

  @Override
  public String toString() {
    return "execution " + id + " at '" + activity + "' of process instance " + instance;
  }
}
