package io.millrace.common.internal.job.interruption;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * How often in a row the database broke off a statement of the same job, as at a limit of time that
 * an operator has set. One such failure is no fault of the job; a row of them would be repeated
 * without end, so that it costs the job a try. Each node counts for itself and keeps the count of
 * the latest jobs only. Thread-safe.
 */
public final class Interruptions {

  /** How many in a row use up a try. */
  public static final int MOST = 10;

  private static final int MOST_JOBS = 1_000;

  private final Map<Long, Row> rows = new LinkedHashMap<>(16, 0.75f, true);

  private record Row(Instant due, int length) {}

  /**
   * Notes that a statement of a job was broken off.
   *
   * @param job the job
   * @param due when it was due: the next turn of a cycle, or a try after one that was used up, is
   *     another row; null where it is due at no time
   * @return whether that uses up a try; the next row begins then
   */
  public synchronized boolean note(long job, Instant due) {
    var last = rows.remove(job);
    var length = last == null || !Objects.equals(last.due(), due) ? 1 : last.length() + 1;
    if (length == MOST) {
      return true;
    }
    rows.put(job, new Row(due, length));
    if (rows.size() > MOST_JOBS) {
      rows.remove(rows.keySet().iterator().next());
    }
    return false;
  }

  /**
   * Notes that a try of a job failed otherwise: what comes next is another row.
   *
   * @param job the job
   */
  public synchronized void end(long job) {
    rows.remove(job);
  }
}
