package io.millrace.benchmark.report.html;

/**
 * Finished markup of our own: the style sheet and the pictures.
 *
 * @param markup goes into the page as it is
 */
record Markup(String markup) implements Node {

  @Override
  public void write(StringBuilder html) {
    html.append(markup);
  }
}
