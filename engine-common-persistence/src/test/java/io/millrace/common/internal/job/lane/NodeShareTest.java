package io.millrace.common.internal.job.lane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How partitions are spread over nodes. */
class NodeShareTest {

  private static final int PARTITIONS = 64;
  private static final long FIRST = 382_833_984_372_002_831L;

  private static List<Long> nodes(int count) {
    return IntStream.range(0, count).mapToObj(i -> FIRST + i).toList();
  }

  @Test
  void aNodeThatIsAloneHasThemAll() {
    assertThat(NodeShare.of(FIRST, nodes(1), PARTITIONS)).hasSize(PARTITIONS);
  }

  @Test
  void eachPartitionHasOneNodeWhateverTheOrder() {
    for (var count = 2; count <= 8; count++) {
      var nodes = new ArrayList<>(nodes(count));
      var dealt = new ArrayList<Integer>();
      for (var node : nodes(count)) {
        dealt.addAll(NodeShare.of(node, nodes, PARTITIONS));
        nodes.add(nodes.remove(0));
      }
      assertThat(dealt).hasSize(PARTITIONS).doesNotHaveDuplicates();
    }
  }

  @Test
  void noNodeIsLeftOutOrHasMostOfThem() {
    for (var node : nodes(4)) {
      assertThat(NodeShare.of(node, nodes(4), PARTITIONS).size()).isBetween(4, 32);
    }
  }

  @Test
  void whoComesTakesFromTheOthersAndNothingElseMoves() {
    for (var node : nodes(3)) {
      var before = NodeShare.of(node, nodes(3), PARTITIONS);
      var after = NodeShare.of(node, nodes(4), PARTITIONS);
      assertThat(before).containsAll(after);
      var lost = new TreeSet<>(before);
      lost.removeAll(after);
      assertThat(NodeShare.of(FIRST + 3, nodes(4), PARTITIONS)).containsAll(lost);
    }
  }
}
