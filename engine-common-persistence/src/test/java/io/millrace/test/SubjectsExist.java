package io.millrace.test;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is said about or put to an instance, or a task that belongs to none, goes with its history
 * at the latest, and each content with its attachment.
 */
final class SubjectsExist {

  private SubjectsExist() {}

  /** Returns the invariants for the tables that are there. */
  static List<Invariant> among(Set<String> present) {
    return List.of(
        subjects("MR_COMMENT", "comment", present),
        subjects("MR_ATTACHMENT", "attachment", present),
        new SqlInvariant(
            "select C.ID_ as ID from MR_ATTACHMENT_CONTENT C where not exists"
                + " (select 1 from MR_ATTACHMENT O where O.ID_ = C.ID_ and O.URL_ is null)",
            "the content {ID} has no attachment that needs it"),
        new SqlInvariant(
            "select C.ID_ as ID from MR_ATTACHMENT C where C.URL_ is null"
                + isNotIn("MR_ATTACHMENT_CONTENT", "ID_"),
            "attachment {ID} has neither an address nor a content"));
  }

  private static Invariant subjects(String remarks, String what, Set<String> present) {
    var ofNoInstance =
        Stream.of(
                "MR_EXECUTION", "MR_HI_PROCESS_INSTANCE", "MR_CASE_INSTANCE", "MR_HI_CASE_INSTANCE")
            .filter(present::contains)
            .map(table -> isNotIn(table, "SCOPE_ID_"))
            .collect(Collectors.joining());
    return new SqlInvariant(
        "select C.ID_ as ID, C.SCOPE_ID_ as INSTANCE, C.TASK_ID_ as TASK from "
            + remarks
            + " C where 1 = 1"
            + ofNoInstance
            + " and (C.SCOPE_ID_ is not null or 1 = 1"
            + isNotIn("MR_TASK", "TASK_ID_")
            + isNotIn("MR_HI_TASK", "TASK_ID_")
            + ")",
        what + " {ID} is about instance {INSTANCE}, task {TASK}, of which there is no history");
  }

  private static String isNotIn(String table, String column) {
    return " and not exists (select 1 from " + table + " O where O.ID_ = C." + column + ")";
  }
}
