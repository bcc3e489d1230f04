package io.millrace.benchmark.report.chart;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.knowm.xchart.ChartEncoder;

/** Turns charts into pictures, without a screen. Safe for many threads. */
public final class ChartDrawing {

  private static final String SVG = "svg";
  private static final String PNG = "png";

  /**
   * Draws a chart as SVG.
   *
   * @param chart the chart
   * @return a whole SVG document
   * @throws ChartNotDrawnException if this JVM finds no fonts
   */
  public String svg(Chart chart) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ChartEncoder.saveChart(chart.drawing(), bytes, SVG);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot draw the chart " + chart.name() + ".", e);
    } catch (LinkageError | InternalError e) {
      throw new ChartNotDrawnException(chart, e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /**
   * Writes a chart as NAME.svg and NAME.png.
   *
   * @param chart the chart
   * @param directory where to, which exists
   * @throws ChartNotDrawnException if this JVM finds no fonts
   * @throws UncheckedIOException if a file cannot be written
   */
  public void write(Chart chart, Path directory) {
    Path png = directory.resolve(chart.name() + ".png");
    try {
      Files.writeString(directory.resolve(chart.name() + ".svg"), svg(chart));
      Files.write(png, ChartEncoder.getBytes(chart.drawing(), PNG));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + png + ".", e);
    }
  }
}
