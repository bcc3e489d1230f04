package io.millrace.benchmark.peer;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.StartToEnd;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnTest {

  @Test
  void enginesTakeTurnsAtEachPointWhereRunsShareNothing() {
    List<Turn> turns =
        Turn.apart(List.of(point(1), point(4)), 2, List.of(Fakes.working("a"), Fakes.working("b")));

    assertThat(turns)
        .extracting(turn -> turn.point().threads() + turn.engine().name() + turn.round())
        .containsExactly("1a1", "1b1", "1a2", "1b2", "4a1", "4b1", "4a2", "4b2");
  }

  @Test
  void enginesTakeTurnsWithAllPointsInRounds() {
    List<Turn> turns =
        Turn.inRounds(
            List.of(point(1), point(4)), 2, List.of(Fakes.working("a"), Fakes.working("b")));

    assertThat(turns)
        .extracting(turn -> turn.point().threads() + turn.engine().name() + turn.round())
        .containsExactly("1a1", "4a1", "1b1", "4b1", "1a2", "4a2", "1b2", "4b2");
    assertThat(turns.get(0).canPrecede(turns.get(1))).isTrue();
    assertThat(turns.get(1).canPrecede(turns.get(2))).isFalse();
    assertThat(turns.get(0).canPrecede(turns.get(4))).isFalse();
  }

  private static Point point(int threads) {
    Scenario scenario = new StartToEnd();
    return new Point(scenario, scenario.model(), History.AUDIT, threads, 0, 1);
  }
}
