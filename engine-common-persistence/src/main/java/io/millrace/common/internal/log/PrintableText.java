package io.millrace.common.internal.log;

/**
 * A message in which nothing that a caller has written looks like a line of a log: control
 * characters and separators of lines are written as escapes. A list of the engine's own has lines
 * that begin with two blanks; such line breaks stay.
 */
public final class PrintableText {

  private static final String INDENT = "  ";

  private PrintableText() {}

  /** Returns a text for logs; the same one if nothing in it has to be escaped. */
  public static String of(String text) {
    if (text == null || text.chars().noneMatch(PrintableText::breaks)) {
      return text;
    }
    var escaped = new StringBuilder(text.length() + 16);
    for (var i = 0; i < text.length(); i++) {
      var character = text.charAt(i);
      if (!breaks(character) || character == '\n' && text.startsWith(INDENT, i + 1)) {
        escaped.append(character);
      } else {
        escaped.append(escape(character));
      }
    }
    return escaped.toString();
  }

  private static boolean breaks(int character) {
    return Character.isISOControl(character) && character != '\t'
        || character == '\u2028'
        || character == '\u2029';
  }

  private static String escape(char character) {
    return switch (character) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      default -> "\\u%04x".formatted((int) character);
    };
  }
}
