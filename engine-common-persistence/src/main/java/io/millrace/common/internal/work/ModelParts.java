package io.millrace.common.internal.work;

import java.util.ArrayList;
import java.util.List;

/** Takes texts of a model apart where they are text, not inside of expressions. */
final class ModelParts {

  private ModelParts() {}

  /**
   * Splits a text; returns its parts without the blanks around them.
   *
   * @param separators the characters between the parts
   */
  static List<String> split(String text, String separators) {
    var parts = new ArrayList<String>();
    var start = 0;
    for (var at = 0; at < text.length(); at++) {
      if (beginsExpression(text, at)) {
        at = endOfExpression(text, at + 2);
      } else if (separators.indexOf(text.charAt(at)) >= 0) {
        parts.add(text.substring(start, at).strip());
        start = at + 1;
      }
    }
    parts.add(text.substring(start).strip());
    return parts;
  }

  private static boolean beginsExpression(String text, int at) {
    return text.startsWith("${", at) || text.startsWith("#{", at);
  }

  /** Returns where the bracket is that closes an expression; the last character without one. */
  private static int endOfExpression(String text, int begin) {
    var depth = 1;
    for (var at = begin; at < text.length(); at++) {
      var character = text.charAt(at);
      if (character == '\'' || character == '"') {
        at = endOfText(text, at);
      } else if (character == '{') {
        depth++;
      } else if (character == '}' && --depth == 0) {
        return at;
      }
    }
    return text.length() - 1;
  }

  private static int endOfText(String text, int begin) {
    var at = begin + 1;
    while (at < text.length() && text.charAt(at) != text.charAt(begin)) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return at;
  }
}
