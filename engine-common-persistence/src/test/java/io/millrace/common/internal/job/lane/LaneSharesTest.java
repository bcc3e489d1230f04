package io.millrace.common.internal.job.lane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which lane has which partition, and when it prefers it. */
class LaneSharesTest {

  private static final LaneSettings SETTINGS = new LaneSettings(2, 6, Duration.ofSeconds(20));

  @Test
  void theLanesShareAllPartitionsUntilOtherNodesAreKnown() {
    var shares = new LaneShares(SETTINGS);
    assertThat(shares.of(0)).containsExactly(0, 2, 4);
    assertThat(shares.of(1)).containsExactly(1, 3, 5);
  }

  @Test
  void whatTheNodeKeepsStaysWithItsLaneAndWhatIsNewGoesToTheSmallest() {
    var shares = new LaneShares(SETTINGS);
    assertThat(shares.spread(Set.of(0, 2, 5))).isTrue();
    assertThat(shares.of(0)).containsExactly(0, 2);
    assertThat(shares.of(1)).containsExactly(5);
    assertThat(shares.spread(Set.of(0, 2, 4, 5))).isTrue();
    assertThat(shares.of(1)).containsExactly(4, 5);
    assertThat(shares.spread(Set.of(0, 2, 4, 5))).isFalse();
  }

  @Test
  void aPartitionThatMovedStaysWhereItIsWhenNodesCome() {
    var shares = new LaneShares(SETTINGS);
    for (var i = 0; i < 10; i++) {
      shares.claimed(0);
      shares.claimed(2);
    }
    assertThat(shares.balance()).contains(new Move(0, 0, 1));
    shares.spread(Set.of(0, 1, 2));
    assertThat(shares.of(1)).containsExactly(0, 1);
    assertThat(shares.balance()).as("counts begin again").isEmpty();
  }

  @Test
  void aLanePrefersOnlyWhenThereIsMoreThanItCanTakeAndTakesTheOldestAgainAndAgain() {
    var preference = new LanePreference(new LaneShares(SETTINGS), 1);
    assertThat(preference.next()).isEmpty();
    preference.came(true);
    assertThat(preference.next()).containsExactly(1, 3, 5);
    var oldest =
        IntStream.range(0, 12)
            .filter(
                i -> {
                  preference.came(true);
                  return preference.next().isEmpty();
                })
            .count();
    assertThat(oldest).isEqualTo(3);
    preference.came(false);
    assertThat(preference.next()).isEmpty();
  }

  @Test
  void aLaneThatHasAllPartitionsPrefersNone() {
    var preference = new LanePreference(new LaneShares(LaneSettings.DEFAULT), 0);
    preference.came(true);
    assertThat(preference.next()).isEmpty();
  }

  @Test
  void eachLaneHasAThreadAndAPartition() {
    assertThat(List.of(SETTINGS.threadsOf(0, 5), SETTINGS.threadsOf(1, 5))).containsExactly(3, 2);
    assertThat(SETTINGS.checked(2)).isSameAs(SETTINGS);
    assertThatThrownBy(() -> SETTINGS.checked(1))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("asyncExecutorThreads");
    assertThatThrownBy(() -> SETTINGS.withPartitions(1).checked(8))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("asyncExecutorPartitions");
  }

  @Test
  void familiesThatStartAtAFixedStepFillAllPartitions() {
    for (var step : List.of(1, 4, 64, 1000)) {
      var partitions = new Partitions(64);
      var found =
          IntStream.range(0, 10_000)
              .map(i -> partitions.of(382_833_984_372_002_831L + (long) i * step, 1))
              .boxed()
              .distinct()
              .count();
      assertThat(found).isEqualTo(64);
    }
  }
}
