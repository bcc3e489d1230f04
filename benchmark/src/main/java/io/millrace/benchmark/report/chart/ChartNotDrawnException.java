package io.millrace.benchmark.report.chart;

/** A chart could not be drawn, since this JVM cannot measure text. The message says what to do. */
public final class ChartNotDrawnException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  ChartNotDrawnException(Chart chart, Throwable cause) {
    super(
        String.format(
            "Cannot draw the chart '%s': this JVM finds no fonts (%s). Install fontconfig and any"
                + " font, such as DejaVu, and make the report again from the file of --json.",
            chart.title(), cause),
        cause);
  }
}
