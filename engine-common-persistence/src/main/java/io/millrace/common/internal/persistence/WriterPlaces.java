package io.millrace.common.internal.persistence;

/**
 * How many callers may write for groups at the same time: as many as are set, or as many as suit
 * the way to the database. Not thread-safe; the {@link GroupCommit} that it belongs to guards it.
 *
 * <p>A writer holds its place for a whole trip. Beside the database that is the time in which the
 * database works, and two writers keep it busy. At a distance, or with a slow disk, a trip is spent
 * waiting, and whoever queues for a place waits for what the database could do at once. So there
 * are as many more places as the quickest trip of a unit alone is longer than one beside the
 * database: then those queue who would have waited for the database itself. The quickest one of the
 * last trips is taken, since the others tell how busy everybody was.
 */
final class WriterPlaces {

  /** The longest trip of a unit alone that is one beside the database. */
  private static final long SHORT_TRIP = 500_000;

  /** More connections than these gain nothing, whatever the distance. */
  private static final int MOST = 32;

  /** Trips are forgotten after as many others, at the latest after twice as many. */
  private static final int REMEMBERED = 64;

  private final int least;
  private final int most;
  private long quickest = Long.MAX_VALUE;
  private long quickestBefore = Long.MAX_VALUE;
  private int trips;
  private int count;

  private WriterPlaces(int least, int most) {
    this.least = least;
    this.most = most;
    this.count = least;
  }

  /** Returns always the same number of places; 0 for none. */
  static WriterPlaces always(int number) {
    return new WriterPlaces(number, number);
  }

  /** Returns as many places as suit the way to the database; 0 for none, whatever the way. */
  static WriterPlaces from(int least) {
    return new WriterPlaces(least, least == 0 ? 0 : MOST);
  }

  /** Tells whether there are any, which never changes and may be asked by everybody. */
  boolean areAny() {
    return least > 0;
  }

  /** Returns how many places there are now. */
  int count() {
    return count;
  }

  /**
   * Notes how long a unit alone was on its way.
   *
   * @param nanos from the first value that was bound to the end of its commit
   */
  void took(long nanos) {
    if (least == most) {
      return;
    }
    quickest = Math.min(quickest, nanos);
    var shortTrips = Math.min(quickest, quickestBefore) / SHORT_TRIP;
    count = (int) Math.max(least, Math.min(most, least * shortTrips));
    if (++trips == REMEMBERED) {
      trips = 0;
      quickestBefore = quickest;
      quickest = Long.MAX_VALUE;
    }
  }
}
