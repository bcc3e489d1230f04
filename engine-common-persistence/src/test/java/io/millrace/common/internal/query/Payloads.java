package io.millrace.common.internal.query;

import java.util.List;

/** Texts that would do harm if they ever became SQL. */
public final class Payloads {

  /** All of them. */
  public static final List<String> ALL =
      List.of(
          "' or '1'='1",
          "' or 1=1 -- ",
          "'; drop table MR_TASK; --",
          "\" or \"\"=\"",
          "\\' or 1=1 #",
          "x') union select * from MR_TASK --",
          "?",
          "$1",
          "#{id}",
          "${7*7}",
          "@where@",
          "@page@ limit 1",
          "T.ID_ desc",
          "{ts '2020-01-01'}",
          "%' escape '!' or 'a' like 'a",
          "!%",
          "\\",
          "\\\\",
          "a\\",
          "/* comment */",
          "pg_sleep(5)",
          "\u0001\u001f",
          "\u2019 or 1=1",
          "\ud83d\ude00",
          "' || (select 'x') || '");

  private Payloads() {}
}
