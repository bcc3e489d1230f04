package io.millrace.common.internal.persistence;

/**
 * How many callers may write for groups at the same time: as many as are set, or as many as suit
 * the way to the database. Not thread-safe; the {@link GroupCommit} that it belongs to guards it.
 *
 * <p>A writer holds its place for a whole trip. Beside the database that is the time in which the
 * database works, and two writers keep it busy. At a distance, or with a slow disk, a trip is spent
 * waiting, and whoever queues for a place waits for what the database could do at once. So there
 * are as many more places as the way is longer than one beside the database: then those queue who
 * would have waited for the database itself.
 *
 * <p>The way is what is left of a trip without the time that its rows keep the database at work.
 * Trips with many rows do not count: they tell more of that work than of the way, and more writers
 * of many rows gain nothing but smaller groups. Of the others the quickest counts, since the rest
 * tell how busy everybody was.
 */
final class WriterPlaces {

  /** How many trips are looked at before there may be more or fewer places. */
  static final int TRIPS = 256;

  /** The longest way that is one beside the database. */
  private static final long SHORT_WAY = 500_000;

  /** How long a row keeps the database at work, rather more than less. */
  private static final long WORK_OF_ROW = 25_000;

  /** Trips with more rows do not count. */
  private static final int FEW_ROWS = 32;

  /** More connections than these gain nothing, whatever the distance. */
  private static final int MOST = 32;

  private final int least;
  private final int most;
  private long quickest = Long.MAX_VALUE;
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
   * Notes how long a transaction was on its way.
   *
   * @param nanos from the first value that was bound to the end of its commit
   * @param rows how many rows it has
   */
  void took(long nanos, int rows) {
    if (least == most || rows > FEW_ROWS) {
      return;
    }
    quickest = Math.min(quickest, nanos - rows * WORK_OF_ROW);
    if (++trips == TRIPS) {
      count = (int) Math.max(least, Math.min(most, least * (quickest / SHORT_WAY)));
      trips = 0;
      quickest = Long.MAX_VALUE;
    }
  }
}
