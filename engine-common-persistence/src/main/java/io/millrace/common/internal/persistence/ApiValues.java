package io.millrace.common.internal.persistence;

import io.millrace.common.BadArgumentException;
import java.time.Instant;
import java.util.Date;

/** Translates what rows hold to what the API shows. */
public final class ApiValues {

  private ApiValues() {}

  /** Returns a time as the API shows it, in milliseconds; null for null. */
  public static Date date(Instant time) {
    return time == null ? null : new Date(time.toEpochMilli());
  }

  /**
   * Returns the time that a date of the API stands for; null for null.
   *
   * @throws BadArgumentException if databases cannot store it
   */
  public static Instant time(Date date) {
    return date == null ? null : StorableTime.checked(Instant.ofEpochMilli(date.getTime()));
  }

  /** Returns a tenant as the API shows it: null where rows have the empty text. */
  public static String tenant(String tenantId) {
    return tenantId.isEmpty() ? null : tenantId;
  }

  /**
   * Returns what logs and debuggers show of something: never the value of a variable.
   *
   * @param kind what it is
   * @param id its id as the API shows it
   * @param name what a model calls it; null for nothing
   */
  public static String label(String kind, Object id, String name) {
    return kind + " '" + id + "'" + (name == null ? "" : " (" + name + ")");
  }
}
