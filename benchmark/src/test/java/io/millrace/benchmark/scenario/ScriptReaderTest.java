package io.millrace.benchmark.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.benchmark.engine.JobKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptReaderTest {

  @Test
  void everyStepIsRead() {
    Script script =
        read(
            """
            # what a clerk does
            Start with 10 variables

            complete Check  the claim
            correlate it is paid
            run timers
            RUN JOBS
              complete  every task
            """);

    assertThat(script.variables()).isEqualTo(10);
    assertThat(script.steps())
        .containsExactly(
            new Step.CompleteTask("Check  the claim"),
            new Step.Correlate("it is paid"),
            new Step.RunJobs(JobKind.TIMER),
            new Step.RunJobs(JobKind.ASYNCHRONOUS),
            new Step.CompleteEveryTask());
  }

  @Test
  void anInstanceMayStartWithoutVariables() {
    assertThat(read("start").variables()).isZero();
    assertThat(read("start with 1 variable").variables()).isEqualTo(1);
  }

  @Test
  void theDefaultCompletesEveryTask() {
    assertThat(Script.DEFAULT.steps()).containsExactly(new Step.CompleteEveryTask());
  }

  @Test
  void theTextIsKeptForWorkers() {
    assertThat(read("start\ncomplete A").text()).isEqualTo("start\ncomplete A");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "start;;complet A  | line 3: 'complet A' is no step. There are 'start'",
        "start;complete    | line 2: 'complete' is no step",
        "start with ten variables | line 1: 'start with ten variables' stands before 'start'",
        "#;complete A;start | line 2: 'complete A' stands before 'start'",
        "start;start        | line 2: 'start' stands here a second time",
        "# nothing          | has no line 'start'",
      })
  void whatIsWrongIsNamedWithItsLine(String lines, String message) {
    assertThatThrownBy(() -> read(lines.replace(';', '\n')))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the script")
        .hasMessageContaining(message);
  }

  private static Script read(String text) {
    return ScriptReader.read("the script", text);
  }
}
