package io.millrace.common.internal.expression.parse;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Functions whose names are words of the language, such as {@code var:eq('a', 1)}, which the
 * grammar does not allow. Where a text is no expression otherwise, they are read under names that
 * it allows.
 */
final class ReservedNames {

  /** Ends a name that was made; no name that somebody writes ends so. */
  private static final String MARK = "$$";

  private static final Pattern FUNCTION =
      Pattern.compile("([A-Za-z_]\\w*):(eq|ne|lt|gt|le|ge|and|or|not|empty|div|mod)(?=\\s*+\\()");

  private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");

  private final Matcher function;
  private final Matcher word;
  private final String text;
  private final StringBuilder result = new StringBuilder();
  private int position;

  private ReservedNames(String text) {
    this.text = text;
    this.function = FUNCTION.matcher(text);
    this.word = WORD.matcher(text);
  }

  /** Returns the text with such functions renamed; the same text where it has none. */
  static String renamed(String text) {
    return new ReservedNames(text).rename();
  }

  /** Returns the name as the expression has it. */
  static String original(String name) {
    return name.endsWith(MARK) ? name.substring(0, name.length() - MARK.length()) : name;
  }

  private String rename() {
    while (position < text.length()) {
      var opens = text.startsWith("${", position) || text.startsWith("#{", position);
      take(opens ? 2 : 1);
      if (opens) {
        renameInExpression();
      }
    }
    return result.toString();
  }

  private void renameInExpression() {
    var depth = 1;
    while (position < text.length() && depth > 0) {
      var character = text.charAt(position);
      if (character == '\'' || character == '"') {
        takeQuoted(character);
      } else if (finds(function)) {
        take(function.end() - position);
        result.append(MARK);
      } else if (finds(word)) {
        take(word.end() - position);
      } else {
        depth += character == '{' ? 1 : character == '}' ? -1 : 0;
        take(1);
      }
    }
  }

  private boolean finds(Matcher matcher) {
    return matcher.region(position, text.length()).lookingAt();
  }

  private void takeQuoted(char quote) {
    take(1);
    while (position < text.length() && text.charAt(position) != quote) {
      take(text.charAt(position) == '\\' ? 2 : 1);
    }
    take(1);
  }

  private void take(int count) {
    var end = Math.min(text.length(), position + count);
    result.append(text, position, end);
    position = end;
  }
}
