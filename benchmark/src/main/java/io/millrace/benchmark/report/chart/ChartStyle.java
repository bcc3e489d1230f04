package io.millrace.benchmark.report.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.Locale;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;

/**
 * How all charts look. Ink, lines and paper are colors that a page in dark can replace, so nothing
 * else may be drawn in them.
 */
final class ChartStyle {

  static final Color INK = new Color(0x1F2328);
  static final Color LINES = new Color(0xD1D5DA);
  static final Color PAPER = Color.WHITE;

  static final int WIDTH = 640;
  static final int HEIGHT = 400;

  private static final int TITLE_SIZE = 15;
  private static final int TEXT_SIZE = 12;

  private ChartStyle() {}

  static void apply(AxesChartStyler styler) {
    Font text = new Font(Font.SANS_SERIF, Font.PLAIN, TEXT_SIZE);
    styler.setBaseFont(text);
    styler.setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, TITLE_SIZE));
    styler.setLegendFont(text);
    styler.setAxisTitleFont(text);
    styler.setAxisTickLabelsFont(text);
    styler.setChartFontColor(INK);
    styler.setChartTitleFontColor(INK);
    styler.setAxisTickLabelsColor(INK);
    styler.setAxisTickMarksColor(LINES);
    styler.setPlotGridLinesColor(LINES);
    styler.setPlotGridLinesStroke(new BasicStroke(1));
    styler.setPlotGridVerticalLinesVisible(false);
    styler.setPlotBorderVisible(false);
    styler.setChartBackgroundColor(PAPER);
    styler.setPlotBackgroundColor(PAPER);
    styler.setLegendBackgroundColor(PAPER);
    styler.setLegendBorderColor(PAPER);
    styler.setLegendPosition(LegendPosition.OutsideE);
    styler.setLegendLayout(LegendLayout.Vertical);
    styler.setLegendSeriesLineLength(18);
    styler.setMarkerSize(7);
    styler.setChartPadding(12);
    styler.setLocale(Locale.ROOT);
    styler.setYAxisTickLabelsFormattingFunction(ChartStyle::label);
  }

  /** A logarithmic axis; only decades are labeled, so it ends at one above and below. */
  static void logarithmic(AxesChartStyler styler, double least, double most) {
    double from = Math.floor(Math.log10(least));
    styler.setYAxisLogarithmic(true);
    styler.setYAxisMin(Math.pow(10, from));
    styler.setYAxisMax(Math.pow(10, Math.max(from + 1, Math.ceil(Math.log10(most)))));
  }

  /** Few digits, so that labels stay narrow. */
  static String label(double value) {
    if (value == 0) {
      return "0";
    }
    String[] units = {"", "k", "M", "G"};
    int unit = 0;
    double shown = value;
    while (Math.abs(shown) >= 10_000 && unit < units.length - 1) {
      shown /= 1_000;
      unit++;
    }
    int digits = Math.abs(shown) >= 100 ? 0 : Math.abs(shown) >= 1 ? 2 : 4;
    String text = String.format(Locale.ROOT, "%." + digits + "f", shown);
    return (digits == 0 ? text : text.replaceAll("\\.?0+$", "")) + units[unit];
  }
}
