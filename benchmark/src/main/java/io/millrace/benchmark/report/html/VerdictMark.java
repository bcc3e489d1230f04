package io.millrace.benchmark.report.html;

import io.millrace.benchmark.result.Change;

/** Shows whether a figure changed, in words and not by color alone. */
final class VerdictMark {

  private VerdictMark() {}

  static Node of(Change change) {
    if (change == null) {
      return Node.text(Figures.NONE);
    }
    String relative = Figures.change(change.relative());
    return switch (change.verdict()) {
      case BETTER -> mark("better", "▲ " + relative + " better");
      case WORSE -> mark("worse", "▼ " + relative + " worse");
      case WITHIN_NOISE -> mark("same", relative + " within noise");
      case UNKNOWN -> mark("same", relative + " noise unknown");
    };
  }

  private static Node mark(String style, String text) {
    return Element.of("span", text).with("class", style);
  }
}
