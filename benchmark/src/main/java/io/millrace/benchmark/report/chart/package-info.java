/**
 * Draws the charts of the HTML report with XChart, as SVG and as PNG. Called by the report; knows
 * the records of results and nothing of pages.
 */
package io.millrace.benchmark.report.chart;
