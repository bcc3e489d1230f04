package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.Spread;
import java.util.Locale;

/** How figures are written: with a point, and as many digits as are worth reading. */
final class Figures {

  static final String NONE = "–";

  private Figures() {}

  static String rate(double value) {
    return decimal(1, value);
  }

  static String millis(double value) {
    return decimal(3, value);
  }

  static String percent(double share) {
    return decimal(1, share * 100) + " %";
  }

  static String times(double ratio) {
    return decimal(2, ratio) + "×";
  }

  /** A difference with its sign. */
  static String change(double relative) {
    return Double.isInfinite(relative)
        ? "from 0"
        : String.format(Locale.ROOT, "%+.1f %%", relative * 100).replace('-', '−');
  }

  static String cost(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? String.format(Locale.ROOT, "%,d", (long) value)
        : String.format(Locale.ROOT, Math.abs(value) >= 100 ? "%,.0f" : "%,.2f", value);
  }

  static String cost(Spread spread) {
    return spread == null ? NONE : cost(spread.median());
  }

  static String decimal(int digits, double value) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
