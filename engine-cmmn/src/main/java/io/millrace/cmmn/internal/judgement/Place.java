package io.millrace.cmmn.internal.judgement;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Where an instance stands in the order of the document: the positions in the file of the plan
 * items around it and of its own, each with the id of the instance, since those of one plan item go
 * by age.
 */
public final class Place {

  /** What is around others goes before them. */
  public static final Comparator<Place> OUTSIDE_IN = (one, other) -> one.compare(other, 1);

  /** What is around others goes behind them. */
  public static final Comparator<Place> INSIDE_OUT = (one, other) -> one.compare(other, -1);

  /** The place of a case. */
  public static final Place CASE = new Place(new long[0]);

  private final long[] way;

  private Place(long[] way) {
    this.way = way;
  }

  /** Returns the place of an instance right inside of this one. */
  public Place of(int position, long id) {
    var longer = Arrays.copyOf(way, way.length + 2);
    longer[way.length] = position;
    longer[way.length + 1] = id;
    return new Place(longer);
  }

  private int compare(Place other, int ofShorter) {
    for (var i = 0; i < Math.min(way.length, other.way.length); i++) {
      if (way[i] != other.way[i]) {
        return Long.compare(way[i], other.way[i]);
      }
    }
    return ofShorter * Integer.compare(way.length, other.way.length);
  }
}
