package io.millrace.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SourceTest {

  @Test
  void filesAreNamedByDatabaseLatencyAndNumber() {
    assertThat(
            Source.of(
                List.of(
                    file("--threads", "1"),
                    file("--latency", "1ms"),
                    file("--latency=2ms", "--rate=500"),
                    file("--threads", "2"))))
        .extracting(Source::name)
        .containsExactly(
            "H2 18.6", "H2 18.6, latency 1ms", "H2 18.6, latency 2ms, rate 500", "H2 18.6 (2)");
  }

  @Test
  void groupsHoldTheirPointsByThreads() {
    List<Group> groups = Source.of(List.of(RunFiles.plausible("H2", 1))).get(0).groups();

    assertThat(groups)
        .extracting(Group::process)
        .containsExactly("startToEnd", "terminateUserTasks");
    assertThat(groups.get(0).points())
        .extracting(comparison -> comparison.point().threads())
        .containsExactly(1, 4, 16);
    assertThat(groups.get(0).engines()).hasSize(6);
    assertThat(groups.get(0).runs(RunFiles.point("startToEnd", 4), "millrace")).hasSize(3);
  }

  private static RunFile file(String... command) {
    RunFile file = RunFiles.of("H2", List.of(), List.of());
    return new RunFile(
        file.format(),
        file.begun(),
        true,
        List.of(command),
        file.machine(),
        file.database(),
        file.settings(),
        List.of(),
        List.of(),
        List.of());
  }
}
