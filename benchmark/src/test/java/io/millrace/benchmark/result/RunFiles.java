package io.millrace.benchmark.result;

import io.millrace.benchmark.measure.Latency;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;

/** Makes the content of files as a run of several engines would leave it. */
public final class RunFiles {

  /** The engines, with the round trips that an instance costs each. */
  private static final Map<String, Double> ENGINES =
      new TreeMap<>(
          Map.of(
              "millrace", 2.0,
              "flowable-8", 7.0,
              "flowable-6", 9.0,
              "camunda-7", 8.0,
              "floor", 1.0,
              "floor-grouped", 0.1));

  private RunFiles() {}

  /** A file without anything in it but what is the same for all runs. */
  public static RunFile of(String product, List<RunRecord> runs, List<FailedRun> failedRuns) {
    return new RunFile(
        RunFile.FORMAT,
        "2026-11-20T10:00:00Z",
        true,
        List.of(
            "--embedded",
            product.toLowerCase(Locale.ROOT),
            "--engines",
            "millrace,<b>",
            "--rounds",
            "3"),
        new Machine("Processor X", 8, 16L << 30, "Linux 6", "amd64", "17 Vendor", "VM 17"),
        new DatabaseRecord(product, "18.6", "driver 42"),
        new Settings(50, 3, true, Settings.ROUND, List.of("-Xms2g", "-Xmx2g", "-XX:+UseG1GC")),
        runs,
        failedRuns,
        Comparison.of(runs));
  }

  /** Three rounds of six engines with one, four and sixteen threads, faster by a factor. */
  public static RunFile plausible(String product, double factor) {
    Random random = new Random(7);
    List<RunRecord> runs = new ArrayList<>();
    for (String process : List.of("startToEnd", "terminateUserTasks")) {
      for (int threads : new int[] {1, 4, 16}) {
        for (int round = 1; round <= 3; round++) {
          for (Map.Entry<String, Double> engine : ENGINES.entrySet()) {
            runs.add(run(process, threads, round, engine, factor, random));
          }
        }
      }
    }
    return of(product, runs, List.of());
  }

  /** The point of {@link #plausible}. */
  public static PointRecord point(String process, int threads) {
    return new PointRecord(
        process, process + ".bpmn20.xml", "audit", threads, 0, 0, 0, 3, 0, 1, 0, 5, 0);
  }

  private static RunRecord run(
      String process,
      int threads,
      int round,
      Map.Entry<String, Double> engine,
      double factor,
      Random random) {
    double trips = engine.getValue();
    double wobble = engine.getKey().equals("camunda-7") ? 0.2 : 0.03;
    double throughput =
        factor * 900 * Math.pow(threads, 0.7) / (0.6 + trips) * (1 + wobble * random.nextDouble());
    Histogram nanos = new Histogram(3);
    double mean = threads / throughput * 1e9;
    for (int i = 0; i < 2_000; i++) {
      double stall = random.nextInt(200) == 0 ? 8 : 1;
      nanos.recordValue((long) (mean * stall * (0.6 - 0.4 * Math.log(1 - random.nextDouble()))));
    }
    List<ThreadRecord> shares = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      shares.add(
          new ThreadRecord(
              2_000 / threads, random.nextInt(3), (long) (threads * random.nextInt(40))));
    }
    return new RunRecord(
        engine.getKey(),
        "1.0",
        round,
        new DatabaseRecord("PostgreSQL", "18.6", "driver 42"),
        point(process, threads),
        2_000 / throughput,
        throughput,
        2_000,
        0,
        random.nextInt(4),
        Map.of("instance", new OperationRecord(latency(nanos), encoded(nanos))),
        shares,
        List.of(),
        costs(trips, factor, random),
        true,
        List.of());
  }

  private static Map<String, Double> costs(double trips, double factor, Random random) {
    Map<String, Double> costs = new TreeMap<>();
    costs.put("roundTrips", trips);
    costs.put("jvmCpuMicros", (150 + 90 * trips + random.nextInt(20)) / factor);
    costs.put("serverCpuMicros", 80 + 60 * trips + random.nextInt(20));
    costs.put("bytesSent", 900 + 400 * trips);
    costs.put("bytesReceived", 200 + 150 * trips);
    costs.put("allocatedBytes", 30_000 + 25_000 * trips + random.nextInt(500));
    costs.put("walBytes", 1_500 + 100 * trips);
    return costs;
  }

  private static Latency latency(Histogram nanos) {
    return new Latency(
        nanos.getTotalCount(),
        nanos.getMean() / 1e6,
        nanos.getValueAtPercentile(50) / 1e6,
        nanos.getValueAtPercentile(90) / 1e6,
        nanos.getValueAtPercentile(99) / 1e6,
        nanos.getValueAtPercentile(99.9) / 1e6,
        nanos.getMaxValue() / 1e6);
  }

  private static String encoded(Histogram histogram) {
    ByteBuffer bytes = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoCompressedByteBuffer(bytes);
    return Base64.getEncoder().encodeToString(Arrays.copyOf(bytes.array(), length));
  }
}
