package io.millrace.cmmn.test;

import io.millrace.test.Invariant;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * An active case has a plan item; one into which something can be planned may wait for that alone.
 */
final class CasesHaveItems implements Invariant {

  @Override
  public String suspects() {
    return """
        select C.ID_, R.BYTES_ from MR_CASE_INSTANCE C
        left join MR_DEFINITION D on D.ID_ = C.CASE_DEFINITION_ID_
        left join MR_RESOURCE R on R.DEPLOYMENT_ID_ = D.DEPLOYMENT_ID_ and R.NAME_ = D.RESOURCE_NAME_
        where C.STATE_ = 'active' and not exists (select 1 from MR_PLAN_ITEM P where P.CASE_INSTANCE_ID_ = C.ID_)
          and not exists (select 1 from MR_JOB J where J.SUB_SCOPE_ID_ = C.ID_ and J.HANDLER_TYPE_ = 'cmmn-async-case')
        """;
  }

  @Override
  public List<String> violations(Connection connection) throws SQLException {
    var found = new ArrayList<String>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(suspects())) {
      while (rows.next()) {
        var file = rows.getBytes(2);
        if (file == null || !new String(file, StandardCharsets.UTF_8).contains("planningTable")) {
          found.add("case instance " + rows.getLong(1) + " is active without any plan item");
        }
      }
    }
    return found;
  }
}
