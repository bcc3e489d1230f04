package io.millrace.benchmark.report;

import io.millrace.benchmark.cost.DatabaseProbe;
import io.millrace.benchmark.cost.Vitals;
import io.millrace.benchmark.database.Database;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;

/**
 * Prints a line each minute of a long load: what ended in that minute and how fast, and what could
 * grow. The threads of the load report to it; one thread prints.
 */
public final class SoakLines implements PointDisplay {

  private static final long MINUTE_NANOS = Duration.ofMinutes(1).toNanos();
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double MEGABYTE = 1024 * 1024;
  private static final int SIGNIFICANT_DIGITS = 3;

  private final PrintStream out;
  private final LongSupplier clock;
  private final Supplier<Vitals> vitals;
  private final Runnable end;
  private final Recorder recorder = new Recorder(SIGNIFICANT_DIGITS);
  private final long beginNanos;
  private long lineNanos;
  private Histogram minute;

  /**
   * Begins the first minute.
   *
   * @param out where the lines go
   * @param clock nanoseconds since some moment
   * @param vitals looks at JVM and database
   * @param end is run when no more looks are needed
   */
  public SoakLines(PrintStream out, LongSupplier clock, Supplier<Vitals> vitals, Runnable end) {
    this.out = out;
    this.clock = clock;
    this.vitals = vitals;
    this.end = end;
    this.beginNanos = clock.getAsLong();
    this.lineNanos = beginNanos;
  }

  /**
   * Begins the first minute of a load in this JVM.
   *
   * @param database the database itself, whose connections and rows are shown
   * @param out where the lines go
   * @return the lines, which the caller closes
   */
  public static SoakLines about(Database database, PrintStream out) {
    DatabaseProbe probe = DatabaseProbe.of(database);
    return new SoakLines(out, System::nanoTime, () -> Vitals.of(probe), probe::close);
  }

  @Override
  public void took(long nanos) {
    recorder.recordValue(nanos);
  }

  @Override
  public void reached(long instances) {
    long now = clock.getAsLong();
    if (now - lineNanos >= MINUTE_NANOS) {
      line(now);
    }
  }

  private void line(long now) {
    minute = recorder.getIntervalHistogram(minute);
    Vitals seen = vitals.get();
    out.printf(
        Locale.ROOT,
        "  %5d min  %9.1f/s  p99 %9.3f ms  max %9.3f ms  heap %7.1f MB  threads %4d"
            + "  connections %4s  rows %8s%n",
        Math.round((now - beginNanos) / (double) MINUTE_NANOS),
        minute.getTotalCount() * NANOS_PER_SECOND / (now - lineNanos),
        minute.getValueAtPercentile(99) / NANOS_PER_MILLI,
        minute.getMaxValue() / NANOS_PER_MILLI,
        seen.heapBytes() / MEGABYTE,
        seen.threads(),
        text(seen.connections()),
        text(seen.runtimeRows()));
    out.flush();
    lineNanos = now;
  }

  private static String text(OptionalLong value) {
    return value.isPresent() ? Long.toString(value.getAsLong()) : "-";
  }

  @Override
  public void close() {
    end.run();
  }
}
