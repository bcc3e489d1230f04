package io.millrace.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LatencyTest {

  @Test
  void percentilesAreThoseOfAllRecordingsTogether() {
    Recording sum = new Recording();
    sum.add(recordingOf(1, 500));
    sum.add(recordingOf(501, 1_000));

    Latency latency = sum.latencies().get(Operation.START);

    assertThat(latency.count()).isEqualTo(1_000);
    assertThat(latency.meanMillis()).isCloseTo(500.5, within(0.5));
    assertThat(latency.p50Millis()).isCloseTo(500, within(0.5));
    assertThat(latency.p90Millis()).isCloseTo(900, within(0.9));
    assertThat(latency.p99Millis()).isCloseTo(990, within(1.0));
    assertThat(latency.p999Millis()).isCloseTo(999, within(1.0));
    assertThat(latency.maxMillis()).isCloseTo(1_000, within(1.0));
  }

  @Test
  void recordingsOfDifferentRangesAreAddedUp() {
    Recording sum = recordingOf(1, 1);
    sum.add(recordingOf(3_600_000, 3_600_000));

    Latency latency = sum.latencies().get(Operation.START);

    assertThat(latency.count()).isEqualTo(2);
    assertThat(latency.maxMillis()).isCloseTo(3_600_000, within(3_600.0));
  }

  @Test
  void microsecondsAreTold() {
    Recording recording = new Recording();
    recording.took(Operation.QUERY, TimeUnit.MICROSECONDS.toNanos(37));

    assertThat(recording.latencies().get(Operation.QUERY).p50Millis())
        .isCloseTo(0.037, within(0.001));
  }

  @Test
  void operationsAreKeptApart() {
    Recording recording = recordingOf(5, 5);
    recording.took(Operation.INSTANCE, 1);

    assertThat(recording.latencies()).containsOnlyKeys(Operation.START, Operation.INSTANCE);
    assertThat(recording.count(Operation.COMPLETE)).isZero();
  }

  private static Recording recordingOf(int firstMillis, int lastMillis) {
    Recording recording = new Recording();
    for (int millis = firstMillis; millis <= lastMillis; millis++) {
      recording.took(Operation.START, TimeUnit.MILLISECONDS.toNanos(millis));
    }
    return recording;
  }
}
