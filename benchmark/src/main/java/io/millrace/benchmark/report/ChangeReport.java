package io.millrace.benchmark.report;

import io.millrace.benchmark.result.Change;
import io.millrace.benchmark.result.Changes;
import io.millrace.benchmark.result.Verdict;
import java.io.PrintStream;
import java.util.Locale;

/** Prints what changed since an earlier run, beyond the noise. Belongs to one thread. */
public final class ChangeReport {

  private static final String LINE = "  %-14s %-25s %-8s %7s  %-24s %12s %12s %9s  %s%n";

  private final PrintStream out;

  /**
   * Creates a report.
   *
   * @param out where it goes
   */
  public ChangeReport(PrintStream out) {
    this.out = out;
  }

  /**
   * Prints the changes.
   *
   * @param source the name of the later run
   * @param changes what changed
   */
  public void print(String source, Changes changes) {
    out.println();
    out.printf("%s: changes since %s%n", source, changes.since());
    changes.remarks().forEach(remark -> out.println("  ! " + remark));
    if (!changes.beyondNoise().isEmpty()) {
      out.printf(
          LINE, "engine", "process", "history", "threads", "figure", "then", "now", "change", "");
      changes.beyondNoise().forEach(this::print);
    }
    out.printf(
        "  %d better, %d worse, %d within the noise, %d with unknown noise.%n",
        count(changes, Verdict.BETTER),
        count(changes, Verdict.WORSE),
        count(changes, Verdict.WITHIN_NOISE),
        count(changes, Verdict.UNKNOWN));
    out.println("  " + Verdict.RULE);
    out.flush();
  }

  private void print(Change change) {
    out.printf(
        LINE,
        change.engine(),
        change.point().process(),
        change.point().history(),
        change.point().threads(),
        change.figure(),
        figure(change.before().median()),
        figure(change.after().median()),
        Double.isInfinite(change.relative())
            ? "from 0"
            : String.format(Locale.ROOT, "%+.1f%%", change.relative() * 100),
        change.verdict().toString().toLowerCase(Locale.ROOT));
  }

  private static long count(Changes changes, Verdict verdict) {
    return changes.all().stream().filter(change -> change.verdict() == verdict).count();
  }

  private static String figure(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
