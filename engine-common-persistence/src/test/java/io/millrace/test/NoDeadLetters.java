package io.millrace.test;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** No job was given up, unless the user's code failed. */
public final class NoDeadLetters implements Invariant {

  @Override
  public List<String> violations(Connection connection) throws SQLException {
    return SqlRows.of(
            connection,
            "select ID_, HANDLER_TYPE_, ELEMENT_ID_, EXCEPTION_TYPE_, EXCEPTION_MESSAGE_ from MR_JOB where STATE_ = 'dead_letter'")
        .as(
            "job {ID_} ({HANDLER_TYPE_}) at '{ELEMENT_ID_}' is a dead letter that the test does not expect: {EXCEPTION_TYPE_}: {EXCEPTION_MESSAGE_}");
  }
}
