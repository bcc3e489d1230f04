package io.millrace.benchmark.report.html;

/**
 * A text as people read it.
 *
 * @param text the text, unescaped
 */
record Text(String text) implements Node {

  @Override
  public void write(StringBuilder html) {
    html.append(escaped(text));
  }

  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&#39;");
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
