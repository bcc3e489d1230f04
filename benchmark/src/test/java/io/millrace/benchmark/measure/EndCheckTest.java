package io.millrace.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.scenario.Traces;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EndCheckTest {

  private static final Traces TRACES = new Traces(2, 3, Map.of("userTask", 2));

  @Test
  void anExactHistoryIsNoProblem() {
    assertThat(
            new EndCheck(History.AUDIT, 10)
                .history(new HistoryCensus(10, 0, 20, 30, Map.of("userTask", 20L)), TRACES)
                .problems())
        .isEmpty();
  }

  @Test
  void eachKindOfHistoryIsCheckedFromItsLevelOn() {
    HistoryCensus instancesOnly = new HistoryCensus(10, 0, 0, 0, Map.of("userTask", 0L));

    assertThat(new EndCheck(History.INSTANCE, 10).history(instancesOnly, TRACES).problems())
        .isEmpty();
    assertThat(new EndCheck(History.ACTIVITY, 10).history(instancesOnly, TRACES).problems())
        .containsExactly(
            "The history gained 0 ended tasks instead of 20.",
            "The history gained 0 ended activities of type userTask instead of 20.");
  }

  @Test
  void whatTheEnginesHistoryNeverHoldsIsNotChecked() {
    Traces traces = new Traces(0, 0, Map.of("stage", 3, "milestone", 2));
    HistoryCensus milestonesAlone = new HistoryCensus(1, 0, 0, 0, Map.of("milestone", 1L));

    assertThat(new EndCheck(History.AUDIT, 1).history(milestonesAlone, traces).problems())
        .containsExactly("The history gained 1 ended activities of type milestone instead of 2.");
  }

  @Test
  void whatEarlierInstancesLeftDoesNotCount() {
    HistoryCensus before = new HistoryCensus(5, 1, 10, 15, Map.of("userTask", 10L));
    HistoryCensus after = new HistoryCensus(15, 1, 30, 45, Map.of("userTask", 30L));

    assertThat(new EndCheck(History.AUDIT, 10).history(after.since(before), TRACES).problems())
        .isEmpty();
    assertThat(new EndCheck(History.INSTANCE, 9).history(before.since(before), TRACES).problems())
        .containsExactly("The history gained 0 ended instances instead of 9.");
  }

  @Test
  void historyThatTheLevelForbidsIsAProblem() {
    assertThat(
            new EndCheck(History.NONE, 10)
                .history(new HistoryCensus(10, 0, 0, 0, Map.of()), TRACES)
                .problems())
        .containsExactly("The history gained 10 ended instances instead of 0.");
  }

  @Test
  void instancesThatNeverEndedAreAProblem() {
    assertThat(
            new EndCheck(History.INSTANCE, 9)
                .history(new HistoryCensus(9, 1, 0, 0, Map.of()), TRACES)
                .problems())
        .containsExactly("The history gained 1 open instances instead of 0.");
  }

  @Test
  void onlyRowsThatWereNotThereBeforeAreLeftOver() {
    assertThat(
            new EndCheck(History.NONE, 1)
                .runtime(
                    Map.of("MR_PROPERTY", 2L),
                    Map.of("MR_PROPERTY", 2L, "MR_TASK", 4L, "MR_JOB", 0L))
                .problems())
        .containsExactly("4 rows left over in MR_TASK.");
  }

  @Test
  void variablesOfTheEnginesOwnAreOnlyToBeAsManyForEachInstance() {
    Traces traces = new Traces(0, Traces.AS_MANY_AS_THE_ENGINE_LIKES, Map.of());

    assertThat(
            new EndCheck(History.AUDIT, 3)
                .history(new HistoryCensus(3, 0, 0, 9, Map.of()), traces)
                .problems())
        .isEmpty();
    assertThat(
            new EndCheck(History.AUDIT, 3)
                .history(new HistoryCensus(3, 0, 0, 10, Map.of()), traces)
                .problems())
        .containsExactly("The history gained 10 variables, not as many for each instance.");
  }

  @Test
  void everyInstanceMustLeaveWhatTheFirstOneLeft() {
    HistoryCensus first = new HistoryCensus(1, 0, 2, 3, Map.of("userTask", 2L));

    assertThat(
            new EndCheck(History.AUDIT, 10)
                .likeFirst(new HistoryCensus(10, 0, 20, 30, Map.of("userTask", 20L)), first)
                .problems())
        .isEmpty();
    assertThat(
            new EndCheck(History.AUDIT, 10)
                .likeFirst(new HistoryCensus(10, 0, 20, 29, Map.of("userTask", 19L)), first)
                .problems())
        .containsExactly(
            "The history gained 29 variables instead of 30.",
            "The history gained 19 ended activities of type userTask instead of 20.");
  }
}
