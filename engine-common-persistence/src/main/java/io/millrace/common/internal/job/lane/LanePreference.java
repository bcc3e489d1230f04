package io.millrace.common.internal.job.lane;

import java.util.List;

/**
 * Says of which partitions the next claim of a lane takes jobs first.
 *
 * <p>As long as there is less to do than there are threads, whoever looks first takes what is due:
 * there is nothing to choose, and lanes help one another. Only when a claim was filled does the
 * next one prefer. And every fourth takes the oldest again, whoever has its partition, so that no
 * job waits long behind younger ones because its lane is busy. Used by one thread.
 */
public final class LanePreference {

  private static final int OLDEST_AGAIN = 4;

  private final LaneShares shares;
  private final int lane;
  private int filled;

  /** Creates the preference of a lane. */
  public LanePreference(LaneShares shares, int lane) {
    this.shares = shares;
    this.lane = lane;
  }

  /** Returns the partitions to prefer; empty for none. */
  public List<Integer> next() {
    if (filled % OLDEST_AGAIN == 0) {
      return List.of();
    }
    var share = shares.of(lane);
    return share.size() == shares.partitions() ? List.of() : share;
  }

  /** Notes whether the claim brought as many jobs as it was to. */
  public void came(boolean isFilled) {
    filled = isFilled ? filled + 1 : 0;
  }
}
