package io.millrace.test;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What instances leave behind for a list belongs to a case, stage or loop that is there. */
final class OwnedParts {

  private OwnedParts() {}

  /** Returns the invariant for the tables that are there. */
  static Invariant among(Set<String> present) {
    var orphaned =
        Stream.of("MR_EXECUTION", "MR_CASE_INSTANCE", "MR_PLAN_ITEM")
            .filter(present::contains)
            .map(
                table ->
                    " and not exists (select 1 from " + table + " O where O.ID_ = P.SUB_SCOPE_ID_)")
            .collect(Collectors.joining());
    return new SqlInvariant(
        "select P.ID_ as ID, P.ELEMENT_ID_ as ELEMENT, P.SUB_SCOPE_ID_ as OWNER"
            + " from MR_VARIABLE_PART P where 1 = 1"
            + orphaned,
        "part {ID} of '{ELEMENT}' belongs to {OWNER}, which is not there");
  }
}
