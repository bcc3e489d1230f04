package io.millrace.benchmark.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CostsTest {

  @Test
  void whatALoadCostIsDividedByItsInstancesButForCollections() {
    Costs costs =
        Costs.of(Map.of(Cost.JVM_CPU, 500.0, Cost.GC_COUNT, 3.0, Cost.GC_LONGEST_PAUSE, 12.0), 10);

    assertThat(costs.of(Cost.JVM_CPU)).hasValue(50);
    assertThat(costs.of(Cost.GC_COUNT)).hasValue(3);
    assertThat(costs.of(Cost.GC_LONGEST_PAUSE)).hasValue(12);
    assertThat(costs.of(Cost.SERVER_CPU)).isEmpty();
  }

  @Test
  void withoutInstancesThereIsNoCostOfOne() {
    Costs costs = Costs.of(Map.of(Cost.JVM_CPU, 500.0, Cost.GC_COUNT, 3.0), 0);

    assertThat(costs.asMap()).containsOnlyKeys("gcCount");
  }

  @Test
  void keysInFilesStayAsTheyAre() {
    assertThat(Cost.values())
        .extracting(Cost::key)
        .containsExactly(
            "jvmCpuMicros",
            "serverCpuMicros",
            "allocatedBytes",
            "gcCount",
            "gcLongestPauseMillis",
            "roundTrips",
            "bytesSent",
            "bytesReceived",
            "rowsInserted",
            "rowsUpdated",
            "rowsDeleted",
            "historyRowsInserted",
            "walBytes",
            "diskBytes",
            "runtimeDiskBytes",
            "historyDiskBytes");
  }

  @Test
  void theMapHoldsWhatWasMeasuredInAFixedOrder() {
    Costs costs = new Costs(Map.of(Cost.WAL_BYTES, 7.0)).and(new Costs(Map.of(Cost.JVM_CPU, 2.0)));

    assertThat(costs.asMap().toString()).isEqualTo("{jvmCpuMicros=2.0, walBytes=7.0}");
  }
}
