package io.millrace.common.internal.query.condition;

/**
 * Translates the patterns of the API, where a backslash takes the meaning from what follows, into
 * patterns that all databases read in the same way.
 *
 * <p>The databases differ in what a backslash does before an ordinary character, at the end, and in
 * some modes at all. So an escape character of our own is named in the statement.
 */
final class LikePattern {

  /** Names the escape character, behind the pattern's question mark. */
  static final String CLAUSE = " escape '" + LikePattern.ESCAPE + "'";

  private static final char ESCAPE = '!';

  private LikePattern() {}

  static String translate(String pattern) {
    var result = new StringBuilder(pattern.length() + 8);
    for (var i = 0; i < pattern.length(); i++) {
      var character = pattern.charAt(i);
      if (character == '\\' && i + 1 < pattern.length()) {
        i++;
        literal(pattern.charAt(i), result);
      } else if (character == '%' || character == '_') {
        result.append(character);
      } else {
        literal(character, result);
      }
    }
    return result.toString();
  }

  private static void literal(char character, StringBuilder result) {
    if (character == '%' || character == '_' || character == ESCAPE) {
      result.append(ESCAPE);
    }
    result.append(character);
  }
}
