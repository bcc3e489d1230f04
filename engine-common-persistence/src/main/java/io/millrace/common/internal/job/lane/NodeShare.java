package io.millrace.common.internal.job.lane;

import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Spreads the partitions over the nodes that live, by rendezvous hashing: for each partition each
 * node has a number that everybody computes alike, and the greatest wins. So nodes agree without a
 * word, and when one comes or goes only its own partitions change hands.
 */
public final class NodeShare {

  private NodeShare() {}

  /**
   * Returns the partitions of a node.
   *
   * @param node the id of the node
   * @param alive the ids of the nodes that live, itself included
   * @param partitions how many partitions there are
   */
  public static SortedSet<Integer> of(long node, Collection<Long> alive, int partitions) {
    var share = new TreeSet<Integer>();
    for (var partition = 0; partition < partitions; partition++) {
      if (isFirst(node, alive, partition)) {
        share.add(partition);
      }
    }
    return share;
  }

  private static boolean isFirst(long node, Collection<Long> alive, int partition) {
    var own = weight(node, partition);
    for (var other : alive) {
      var weight = weight(other, partition);
      if (weight > own || weight == own && other > node) {
        return false;
      }
    }
    return true;
  }

  /** Mixes the bits so that neighboring ids have nothing in common. */
  private static long weight(long node, int partition) {
    var mixed = node * 0x9e3779b97f4a7c15L + partition * 0xd1b54a32d192ed03L;
    mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
    return mixed ^ mixed >>> 31;
  }
}
