package io.millrace.common.internal.expression.parse;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import java.util.ArrayDeque;

/**
 * Measures how deep the expressions in a text nest before the parser, which works by recursion,
 * sees them: brackets of all kinds, alternatives of {@code ?} and signs in a row.
 */
final class Nesting {

  private final String text;
  private final int limit;
  private final ArrayDeque<Integer> alternatives = new ArrayDeque<>();
  private int questions;
  private int signs;
  private int depth;

  private Nesting(String text, int limit) {
    this.text = text;
    this.limit = limit;
  }

  /** Refuses a text that nests deeper than the limit. */
  static void check(String text, int limit) {
    var nesting = new Nesting(text, limit);
    var position = nesting.nextExpression(0);
    while (position < text.length()) {
      position = nesting.nextExpression(nesting.endOfExpression(position));
    }
  }

  private int nextExpression(int from) {
    for (var i = from; i + 1 < text.length(); i++) {
      var opens = text.charAt(i) == '$' || text.charAt(i) == '#';
      if (opens && text.charAt(i + 1) == '{') {
        return i + 2;
      }
    }
    return text.length();
  }

  private int endOfExpression(int from) {
    alternatives.clear();
    questions = 0;
    signs = 0;
    depth = 0;
    var position = from;
    while (position < text.length()) {
      var character = text.charAt(position);
      if (character == '\'' || character == '"') {
        position = endOfText(position);
        signs = 0;
      } else if (character == '}' && alternatives.isEmpty()) {
        return position + 1;
      } else {
        position += take(character, position);
      }
    }
    return position;
  }

  private int endOfText(int start) {
    var quote = text.charAt(start);
    var position = start + 1;
    while (position < text.length() && text.charAt(position) != quote) {
      position += text.charAt(position) == '\\' ? 2 : 1;
    }
    return position + 1;
  }

  private int take(char character, int position) {
    var length = 1;
    switch (character) {
      case '(', '[', '{' -> open();
      case ')', ']', '}' -> close();
      case '?' -> questions++;
      case '!', '-' -> signs++;
      case ',' -> questions = signs = 0;
      case ' ', '\t', '\n', '\r' -> {}
      default -> length = word(position);
    }
    if (depth + alternatives.size() + questions + signs > limit) {
      throw EvaluationFailure.limit("It nests more than " + limit + " levels deep.");
    }
    return length;
  }

  private void open() {
    alternatives.push(questions + signs);
    depth += questions + signs;
    questions = 0;
    signs = 0;
  }

  private void close() {
    if (!alternatives.isEmpty()) {
      questions = alternatives.pop();
      depth -= questions;
      signs = 0;
    }
  }

  /** Words that negate count like signs; all others end a row of signs. */
  private int word(int start) {
    var end = start;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    var word = text.substring(start, end);
    signs = word.equals("not") || word.equals("empty") ? signs + 1 : 0;
    return Math.max(1, end - start);
  }
}
