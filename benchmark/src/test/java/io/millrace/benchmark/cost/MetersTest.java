package io.millrace.benchmark.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@Timeout(60)
class MetersTest {

  private static final int MEGABYTE = 1024 * 1024;

  @Test
  void aDifferenceNeedsBothReadings() {
    Iterator<Map<Cost, Double>> readings =
        List.of(
                Map.of(Cost.WAL_BYTES, 10.0, Cost.DISK_BYTES, 1.0),
                Map.of(Cost.WAL_BYTES, 25.0, Cost.ROWS_INSERTED, 3.0))
            .iterator();
    Meter meter = new DifferenceMeter(readings::next);

    meter.begin();

    assertThat(meter.end()).isEqualTo(Map.of(Cost.WAL_BYTES, 15.0));
  }

  @Test
  void allocationOfAllThreadsIsCountedButForThoseLeftOut() throws InterruptedException {
    Meter meter = new JvmMeter(name -> name.startsWith("left-out"));
    CountDownLatch end = new CountDownLatch(1);
    meter.begin();

    allocate("counted", 8, end);
    allocate("left-out-1", 200, end);

    assertThat(meter.end().get(Cost.ALLOCATED)).isBetween(8.0 * MEGABYTE, 100.0 * MEGABYTE);
    end.countDown();
  }

  @Test
  void processorTimeGrowsWithWorkButForThatOfTheThreadThatMeasures() throws InterruptedException {
    Meter meter = new JvmMeter(name -> false);
    double beforeAll = processMicros();
    meter.begin();
    double beforeOwn = ownMicros();
    assertThat(work()).isNotZero();
    double own = ownMicros() - beforeOwn;
    double afterOwn = meter.end().get(Cost.JVM_CPU);
    double all = processMicros() - beforeAll; // what the compiler and others have used included
    Thread other = new Thread(MetersTest::work);
    other.start();
    other.join();

    assertThat(afterOwn).isLessThan(all - own / 2);
    assertThat(meter.end().get(Cost.JVM_CPU)).isGreaterThan(afterOwn + own / 10);
  }

  private static double processMicros() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1e3;
  }

  private static double ownMicros() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e3;
  }

  private static long work() {
    long sum = 0;
    for (int i = 0; i < 50_000_000; i++) {
      sum += i * (sum | 1);
    }
    return sum;
  }

  @Test
  void collectionsAreCounted() {
    Meter meter = new GarbageMeter();
    meter.begin();

    System.gc();

    Map<Cost, Double> spent = meter.end();
    assertThat(spent.get(Cost.GC_COUNT)).isPositive();
    assertThat(spent.get(Cost.GC_LONGEST_PAUSE)).isNotNegative();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void theProcessorTimeOfAProcessNeverFalls() {
    ProcessTree self = new ProcessTree(ProcessHandle.current().pid());

    double before = self.cpu().get(Cost.SERVER_CPU);

    assertThat(before).isPositive();
    assertThat(self.cpu().get(Cost.SERVER_CPU)).isGreaterThanOrEqualTo(before);
  }

  @Test
  void aProcessThatIsNotThereHasNoCost() {
    assertThat(new ProcessTree(Long.MAX_VALUE).cpu()).isEmpty();
  }

  @Test
  void withoutADatabaseThisJvmAloneIsMeasured() {
    try (CostMeters meters = new CostSources(OptionalLong.empty(), null, null).meters()) {
      meters.beforeAll();
      meters.loadBegins();
      meters.loadEnds();

      assertThat(meters.each(10, 12).asMap())
          .containsOnlyKeys("jvmCpuMicros", "allocatedBytes", "gcCount", "gcLongestPauseMillis");
    }
  }

  private static void allocate(String name, int megabytes, CountDownLatch end)
      throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    List<byte[]> kept = new ArrayList<>();
    Thread thread =
        new Thread(
            () -> {
              for (int i = 0; i < megabytes; i++) {
                kept.clear();
                kept.add(new byte[MEGABYTE]);
              }
              done.countDown();
              try {
                end.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            name);
    thread.setDaemon(true);
    thread.start();
    done.await();
  }
}
