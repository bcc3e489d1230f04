package io.millrace.common.internal.query.condition;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.compare;

import java.time.Instant;
import java.util.Date;

/**
 * Compares times with dates of the API.
 *
 * <p>The database keeps microseconds, the API shows milliseconds: a row shows a date from its
 * beginning up to the beginning of the next. Dates that no database can hold stand for the first
 * and the last one that all can.
 */
public final class TimeConditions {

  private static final Instant FIRST = Instant.parse("1000-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59Z");

  private TimeConditions() {}

  /** The column shows this date. */
  public static Condition on(QueryColumn column, Date date) {
    return all(from(column, date), until(column, date));
  }

  /** The column shows an earlier date. */
  public static Condition before(QueryColumn column, Date date) {
    return compare(column, Operator.LESS, begin(date));
  }

  /** The column shows this date or an earlier one. */
  public static Condition until(QueryColumn column, Date date) {
    return compare(column, Operator.LESS, end(date));
  }

  /** The column shows this date or a later one. */
  public static Condition from(QueryColumn column, Date date) {
    return compare(column, Operator.GREATER_OR_EQUAL, begin(date));
  }

  /** The column shows a later date. */
  public static Condition after(QueryColumn column, Date date) {
    return compare(column, Operator.GREATER_OR_EQUAL, end(date));
  }

  private static Instant begin(Date date) {
    var time = Instant.ofEpochMilli(date.getTime());
    return time.isBefore(FIRST) ? FIRST : time.isAfter(LAST) ? LAST : time;
  }

  private static Instant end(Date date) {
    return begin(date).plusMillis(1);
  }
}
