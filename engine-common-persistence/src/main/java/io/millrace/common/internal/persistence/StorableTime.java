package io.millrace.common.internal.persistence;

import io.millrace.common.BadArgumentException;
import java.time.Instant;

/** What points in time every database can store. */
public final class StorableTime {

  private static final Instant FIRST = Instant.parse("1000-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

  private StorableTime() {}

  /**
   * Returns a time as it is.
   *
   * @throws BadArgumentException if it lies outside the years that databases can store
   */
  public static Instant checked(Instant time) {
    if (time.isBefore(FIRST) || time.isAfter(LAST)) {
      throw new BadArgumentException(
          time + " lies outside the years 1000 to 9999, which is all that databases can store.");
    }
    return time;
  }
}
