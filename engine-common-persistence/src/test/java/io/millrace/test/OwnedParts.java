package io.millrace.test;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What instances leave behind for a list belongs to a case, stage or loop that is there.
 *
 * @param present the tables that are there
 */
record OwnedParts(Set<String> present) implements Invariant {

  @Override
  public List<String> violations(Connection connection) throws SQLException {
    var orphaned =
        Stream.of("MR_EXECUTION", "MR_CASE_INSTANCE", "MR_PLAN_ITEM")
            .filter(present::contains)
            .map(
                table ->
                    " and not exists (select 1 from " + table + " O where O.ID_ = P.SUB_SCOPE_ID_)")
            .collect(Collectors.joining());
    return SqlRows.of(
            connection,
            "select P.ID_ as ID, P.ELEMENT_ID_ as ELEMENT, P.SUB_SCOPE_ID_ as OWNER"
                + " from MR_VARIABLE_PART P where 1 = 1"
                + orphaned)
        .as("part {ID} of '{ELEMENT}' belongs to {OWNER}, which is not there");
  }
}
