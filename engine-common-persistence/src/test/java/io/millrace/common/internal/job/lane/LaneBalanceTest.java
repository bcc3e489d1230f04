package io.millrace.common.internal.job.lane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the balancer decides. */
class LaneBalanceTest {

  @Test
  void theBusiestPartitionOfTheBusiestLaneMovesToTheLeastBusyOne() {
    var lanes = List.of(Map.of(0, 10L, 3, 10L), Map.of(1, 60L, 4, 50L), Map.of(2, 5L, 5, 5L));
    assertThat(LaneBalance.decide(lanes)).contains(new Move(1, 1, 2));
  }

  @Test
  void lanesInBalanceAreLeftAlone() {
    assertThat(LaneBalance.decide(List.of(Map.of(0, 60L, 2, 40L), Map.of(1, 50L, 3, 35L))))
        .isEmpty();
    assertThat(LaneBalance.decide(List.of(Map.of(0, 0L, 2, 0L), Map.of(1, 0L)))).isEmpty();
  }

  @Test
  void aLaneKeepsItsLastPartition() {
    assertThat(LaneBalance.decide(List.of(Map.of(0, 100L), Map.of(1, 0L)))).isEmpty();
    assertThat(LaneBalance.decide(List.of(Map.of(0, 100L), Map.of(1, 30L, 2, 30L), Map.of(3, 0L))))
        .contains(new Move(1, 1, 2));
  }

  @Test
  void aPartitionThatIsTooMuchForAnyLaneStaysAndItsNeighborLeaves() {
    var lanes = List.of(Map.of(0, 100L, 2, 20L, 4, 1L), Map.of(1, 30L));
    assertThat(LaneBalance.decide(lanes)).contains(new Move(2, 0, 1));
    assertThat(LaneBalance.decide(List.of(Map.of(0, 100L, 2, 0L), Map.of(1, 0L)))).isEmpty();
  }

  @Test
  void theSameWorkComesToRest() {
    var shares = new LaneShares(new LaneSettings(3, 12, LaneSettings.DEFAULT.balanceInterval()));
    var moves = 0;
    for (var look = 0; look < 20; look++) {
      for (var partition = 0; partition < 12; partition++) {
        for (var job = 0; job < partition * partition; job++) {
          shares.claimed(partition);
        }
      }
      moves = shares.balance().isPresent() ? look + 1 : moves;
    }
    assertThat(moves).isBetween(1, 10);
  }

  @Test
  void aLaneWithoutPartitionsGetsOne() {
    assertThat(LaneBalance.decide(List.of(Map.of(), Map.of(0, 5L, 1, 4L))))
        .contains(new Move(0, 1, 0));
  }

  @Test
  void oneLaneHasNothingToBalance() {
    assertThat(LaneBalance.decide(List.of(Map.of(0, 5L, 1, 4L)))).isEmpty();
  }
}
