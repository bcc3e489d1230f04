package io.millrace.bpmn.internal.reachability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What is kept for the joins of a scope, and what is looked at when each of them is passed once,
 * grows as the scope does: ten times the joins, at most twelve times the numbers and ways.
 */
class JoinWorkTest {

  private static final int FEW = 500;
  private static final int MANY = 10 * FEW;
  private static final int FORK = 0;
  private static final int TASK = 1;
  private static final int SPLIT = 2;

  /**
   * A fork; on one branch a task, then n times a split into two flows and a join; at the end both
   * branches come together.
   */
  private static Drawn chain(int joins) {
    var end = 2 + 2 * joins;
    var drawn = new Drawn(end + 1).flow(FORK, TASK).flow(TASK, end).flow(FORK, SPLIT);
    for (var split = SPLIT; split < end; split += 2) {
      drawn.flow(split, split + 1).flow(split, split + 1).flow(split + 1, split + 2);
    }
    return drawn;
  }

  private static long kept(int joins) {
    var drawn = chain(joins);
    var graph = drawn.graph();
    var numbers =
        graph.flows().starts().length
            + graph.flows().ends().length
            + graph.hosts().length
            + graph.leftFirst().length
            + graph.rightFirst().length
            + graph.numbers().size();
    for (var join = SPLIT + 1; join < drawn.elements; join += 2) {
      var reach = drawn.join(join, graph);
      assertThat(reach.graph()).isSameAs(graph);
      numbers += reach.sources().length + reach.incoming().size();
    }
    return numbers;
  }

  @Test
  void whatIsKeptGrowsAsTheScope() {
    assertThat(kept(MANY)).isLessThanOrEqualTo(12 * kept(FEW));
  }

  /** Each join is asked once, while a token is at another element, one of its two flows filled. */
  private static long looked(int joins, int elsewhere, boolean isWaitedFor) {
    var drawn = chain(joins);
    var graph = drawn.graph();
    var ways = 0L;
    for (var join = SPLIT + 1; join < drawn.elements - 1; join += 2) {
      var reach = drawn.join(join, graph);
      var filled = Set.of(reach.incoming().get(0));
      var token = Drawn.token(elsewhere < 0 ? drawn.elements + elsewhere : elsewhere);
      var question = reach.question(List.of(token), filled);
      assertThat(question.isExpected()).isEqualTo(isWaitedFor);
      ways += question.ways();
    }
    return ways;
  }

  @Test
  void aTokenOnABranchBesideTheChainIsNotSearchedFor() {
    assertThat(looked(MANY, TASK, false)).isZero();
  }

  @Test
  void aTokenBehindTheChainIsNotSearchedFor() {
    assertThat(looked(MANY, -1, false)).isZero();
  }
}
