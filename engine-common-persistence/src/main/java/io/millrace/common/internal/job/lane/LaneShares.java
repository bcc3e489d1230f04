package io.millrace.common.internal.job.lane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which lane of this node has which partition, and what there was to do in it. Until other nodes
 * are known, this one has all partitions. Thread-safe.
 */
public final class LaneShares {

  private static final int OTHER_NODE = -1;

  private final int lanes;
  private final int[] laneOf;
  private final long[] work;

  /** Deals the partitions out to the lanes. */
  public LaneShares(LaneSettings settings) {
    lanes = settings.lanes();
    laneOf = new int[settings.partitions()];
    work = new long[settings.partitions()];
    Arrays.setAll(laneOf, partition -> partition % lanes);
  }

  /**
   * Notes the partitions of this node. What it keeps stays with its lane; what is new goes to the
   * lanes that have the fewest.
   *
   * @return whether something changed
   */
  public synchronized boolean spread(Set<Integer> ofThisNode) {
    var before = laneOf.clone();
    for (var partition = 0; partition < laneOf.length; partition++) {
      if (!ofThisNode.contains(partition)) {
        laneOf[partition] = OTHER_NODE;
      }
    }
    for (var partition : ofThisNode) {
      if (laneOf[partition] == OTHER_NODE) {
        laneOf[partition] = smallest();
      }
    }
    return !Arrays.equals(before, laneOf);
  }

  private int smallest() {
    var counts = new int[lanes];
    for (var lane : laneOf) {
      if (lane != OTHER_NODE) {
        counts[lane]++;
      }
    }
    var smallest = 0;
    for (var lane = 1; lane < lanes; lane++) {
      smallest = counts[lane] < counts[smallest] ? lane : smallest;
    }
    return smallest;
  }

  /** Returns the partitions of a lane, in their order. */
  public synchronized List<Integer> of(int lane) {
    var share = new ArrayList<Integer>();
    for (var partition = 0; partition < laneOf.length; partition++) {
      if (laneOf[partition] == lane) {
        share.add(partition);
      }
    }
    return share;
  }

  /** Tells whether a lane has a partition. */
  public synchronized boolean has(int lane, int partition) {
    return laneOf[partition] == lane;
  }

  /** Returns how many partitions there are on all nodes. */
  public int partitions() {
    return laneOf.length;
  }

  /** Notes a job that was claimed here, by whatever lane. */
  public synchronized void claimed(int partition) {
    work[partition]++;
  }

  /**
   * Moves a partition if the lanes were out of balance since the last look.
   *
   * @return what was moved; empty for nothing
   */
  public synchronized Optional<Move> balance() {
    var move = LaneBalance.decide(workOfLanes());
    Arrays.fill(work, 0);
    move.ifPresent(it -> laneOf[it.partition()] = it.to());
    return move;
  }

  private List<? extends Map<Integer, Long>> workOfLanes() {
    var byLane = new ArrayList<SortedMap<Integer, Long>>();
    for (var lane = 0; lane < lanes; lane++) {
      byLane.add(new TreeMap<>());
    }
    for (var partition = 0; partition < laneOf.length; partition++) {
      if (laneOf[partition] != OTHER_NODE) {
        byLane.get(laneOf[partition]).put(partition, work[partition]);
      }
    }
    return byLane;
  }
}
