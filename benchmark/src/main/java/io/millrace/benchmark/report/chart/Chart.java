package io.millrace.benchmark.report.chart;

import org.knowm.xchart.internal.chartpart.IChart;

/**
 * A chart that is ready to be drawn.
 *
 * @param name a name for its file, of lower-case letters, digits and dashes
 * @param title what it shows
 * @param description how to read it, in one sentence
 * @param drawing the chart of the library
 */
public record Chart(String name, String title, String description, IChart drawing) {}
