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
  void enginesTakeTurnsAtEachPoint() {
    List<Turn> turns =
        Turn.of(List.of(point(1), point(4)), 2, List.of(Fakes.working("a"), Fakes.working("b")));

    assertThat(turns)
        .extracting(turn -> turn.point().threads() + turn.engine().name() + turn.round())
        .containsExactly("1a1", "1b1", "1a2", "1b2", "4a1", "4b1", "4a2", "4b2");
  }

  private static Point point(int threads) {
    Scenario scenario = new StartToEnd();
    return new Point(scenario, scenario.model(), History.AUDIT, threads, 0, 1);
  }
}
