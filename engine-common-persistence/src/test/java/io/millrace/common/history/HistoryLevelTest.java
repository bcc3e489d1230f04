package io.millrace.common.history;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HistoryLevelTest {

  @Test
  void eachLevelKeepsWhatTheOnesBeforeItKeep() {
    for (var level : HistoryLevel.values()) {
      for (var other : HistoryLevel.values()) {
        assertThat(level.isAtLeast(other)).isEqualTo(level.ordinal() >= other.ordinal());
      }
    }
  }

  @Test
  void levelsGoFromNothingToEverything() {
    assertThat(HistoryLevel.values())
        .containsExactly(
            HistoryLevel.NONE,
            HistoryLevel.INSTANCE,
            HistoryLevel.TASK,
            HistoryLevel.ACTIVITY,
            HistoryLevel.AUDIT,
            HistoryLevel.FULL);
  }
}
