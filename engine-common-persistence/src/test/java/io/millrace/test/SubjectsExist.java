package io.millrace.test;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is said about an instance, or about a task that belongs to none, goes with its history at
 * the latest.
 */
final class SubjectsExist {

  private SubjectsExist() {}

  /** Returns the invariant for the tables that are there. */
  static Invariant among(Set<String> present) {
    var ofNoInstance =
        Stream.of(
                "MR_EXECUTION", "MR_HI_PROCESS_INSTANCE", "MR_CASE_INSTANCE", "MR_HI_CASE_INSTANCE")
            .filter(present::contains)
            .map(table -> isNotIn(table, "SCOPE_ID_"))
            .collect(Collectors.joining());
    return new SqlInvariant(
        "select C.ID_ as ID, C.SCOPE_ID_ as INSTANCE, C.TASK_ID_ as TASK from MR_COMMENT C"
            + " where 1 = 1"
            + ofNoInstance
            + " and (C.SCOPE_ID_ is not null or 1 = 1"
            + isNotIn("MR_TASK", "TASK_ID_")
            + isNotIn("MR_HI_TASK", "TASK_ID_")
            + ")",
        "comment {ID} is about instance {INSTANCE}, task {TASK}, of which there is no history");
  }

  private static String isNotIn(String table, String column) {
    return " and not exists (select 1 from " + table + " O where O.ID_ = C." + column + ")";
  }
}
