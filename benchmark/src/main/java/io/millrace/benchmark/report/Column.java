package io.millrace.benchmark.report;

import java.util.function.Function;

/**
 * One column of the table.
 *
 * @param header its title
 * @param width its least width in characters
 * @param left whether it is aligned to the left
 * @param text what it shows of a row
 */
record Column(String header, int width, boolean left, Function<Row, String> text) {

  static Column left(String header, int width, Function<Row, String> text) {
    return new Column(header, Math.max(width, header.length()), true, text);
  }

  static Column right(String header, int width, Function<Row, String> text) {
    return new Column(header, Math.max(width, header.length()), false, text);
  }

  String align(String value) {
    String blanks = " ".repeat(Math.max(0, width - value.length()));
    return left ? value + blanks : blanks + value;
  }
}
