package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.scenario.Scenario;
import org.junit.jupiter.api.Test;

class ProcessChoiceTest {

  @Test
  void allMeansTheFiveProcesses() {
    assertThat(ProcessChoice.parse("all").scenarios())
        .extracting(Scenario::name)
        .containsExactly(
            "startToEnd",
            "allSequentialServiceTasks",
            "parallelSubprocesses",
            "manyVariables",
            "terminateUserTasks");
  }

  @Test
  void aNameMeansItsProcessInAnyCase() {
    assertThat(ProcessChoice.parse(" STARTtoend ").scenarios())
        .extracting(Scenario::name)
        .containsExactly("startToEnd");
  }

  @Test
  void anUnknownNameIsRefusedWithTheNamesThereAre() {
    assertThatThrownBy(() -> ProcessChoice.parse("starttoend2"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'starttoend2'")
        .hasMessageContaining("terminateUserTasks, messageCorrelation");
  }
}
