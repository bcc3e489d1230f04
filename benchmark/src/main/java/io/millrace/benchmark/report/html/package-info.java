/**
 * Writes the HTML report: one page that needs nothing from the network. Called by the command line
 * with the content of one or several files of results. {@link
 * io.millrace.benchmark.report.html.Element} escapes every text and attribute; only the pictures,
 * which the library of charts drew, go in as they are.
 */
package io.millrace.benchmark.report.html;
