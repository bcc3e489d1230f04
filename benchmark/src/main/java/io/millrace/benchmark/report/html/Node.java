package io.millrace.benchmark.report.html;

/** A piece of the page. */
sealed interface Node permits Element, Text, Markup {

  /** Appends itself as HTML. */
  void write(StringBuilder html);

  /** Returns a text, which will be escaped. */
  static Node text(String text) {
    return new Text(text);
  }
}
