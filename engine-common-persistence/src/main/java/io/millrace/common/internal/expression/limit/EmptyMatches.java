package io.millrace.common.internal.expression.limit;

import io.millrace.common.internal.expression.failure.EvaluationFailure;

/**
 * Counts in how many ways a regular expression can match nothing at all. Such a match reads no
 * character, so that no count of characters stops the search for another way: {@code (|)} written
 * thirty times has a thousand million ways to match an empty text.
 *
 * <p>Goes once over the text. A part that reads a character has one way (to fail, at the end of a
 * text); parts in a row multiply their ways, alternatives add theirs up, and a part that can match
 * nothing and may be there or not, or be repeated, has its ways and one more for each time.
 */
final class EmptyMatches {

  private static final double LIMIT = 1_000;
  private static final int MAX_DEPTH = 200;

  private final String pattern;
  private int position;
  private int depth;

  private EmptyMatches(String pattern) {
    this.pattern = pattern;
  }

  /**
   * Refuses a regular expression that can match nothing in too many ways.
   *
   * @return how many it has, at least 1
   * @throws EvaluationFailure if it can, nests too deep, or has comments, which hide what is in it
   */
  static int ways(String pattern) {
    return (int) new EmptyMatches(pattern).alternatives().ways;
  }

  /** What a part of the pattern can do without reading. */
  private record Part(boolean canBeEmpty, double ways) {
    static final Part READS = new Part(false, 1);
    static final Part EMPTY = new Part(true, 1);
  }

  private Part alternatives() {
    if (++depth > MAX_DEPTH) {
      throw EvaluationFailure.limit(
          "A regular expression nests more than " + MAX_DEPTH + " levels deep.");
    }
    var first = sequence();
    var ways = first.ways;
    var canBeEmpty = first.canBeEmpty;
    while (isAt('|')) {
      position++;
      var next = sequence();
      ways = next.canBeEmpty && canBeEmpty ? ways + next.ways : Math.max(ways, next.ways);
      canBeEmpty |= next.canBeEmpty;
    }
    depth--;
    return checked(new Part(canBeEmpty, ways));
  }

  private Part sequence() {
    var ways = 1.0;
    var canBeEmpty = true;
    while (position < pattern.length() && !isAt('|') && !isAt(')')) {
      var part = repeated(atom());
      ways *= part.ways;
      canBeEmpty &= part.canBeEmpty;
      checked(part);
      checked(new Part(canBeEmpty, ways));
    }
    return new Part(canBeEmpty, ways);
  }

  private Part atom() {
    var character = pattern.charAt(position++);
    return switch (character) {
      case '(' -> group();
      case '[' -> characterClass();
      case '\\' -> escaped();
      case '^', '$' -> Part.EMPTY;
      default -> Part.READS;
    };
  }

  private Part group() {
    var looks = groupHead();
    var part = alternatives();
    position++;
    return looks ? new Part(true, part.ways) : part;
  }

  /** Skips what says of which kind a group is, and tells whether it only looks. */
  private boolean groupHead() {
    if (!isAt('?')) {
      return false;
    }
    var start = ++position;
    while (position < pattern.length() && ":=!>)".indexOf(pattern.charAt(position)) < 0) {
      position++;
    }
    var kind = pattern.substring(start, position);
    refuse(!kind.startsWith("<") && kind.indexOf('x') >= 0, "comments (flag x)");
    var ends = position < pattern.length() ? pattern.charAt(position) : ')';
    position += ends == ')' ? 0 : 1;
    return ends == '=' || ends == '!';
  }

  /** A class may hold others; a closing bracket at its beginning is a character of it. */
  private Part characterClass() {
    var open = 1;
    skipFirst('[');
    while (position < pattern.length() && open > 0) {
      var character = pattern.charAt(position++);
      if (character == '\\') {
        escaped();
      } else if (character == '[' || character == ']') {
        open += character == '[' ? 1 : -1;
        skipFirst(character);
      }
    }
    return Part.READS;
  }

  private void skipFirst(char bracket) {
    if (bracket == '[') {
      position += isAt('^') ? 1 : 0;
      position += isAt(']') ? 1 : 0;
    }
  }

  private Part escaped() {
    if (position >= pattern.length()) {
      return Part.READS;
    }
    var character = pattern.charAt(position++);
    if (character == 'Q') {
      var end = pattern.indexOf("\\E", position);
      position = end < 0 ? pattern.length() : end + 2;
      return Part.EMPTY;
    }
    skipRest(character);
    var reads = "bBAGzZE123456789k".indexOf(character) < 0;
    return reads ? Part.READS : Part.EMPTY;
  }

  /**
   * Skips what belongs to an escape: {@code \p{L}}, {@code \x{1F600}}, {@code \k<name>}, the digits
   * of a group, the letter of a control character.
   */
  private void skipRest(char escape) {
    if (escape == 'c') {
      refuse(isAt('\\'), "the control character of a backslash");
      position++;
    }
    if ("pPxNbk".indexOf(escape) >= 0 && isAt(escape == 'k' ? '<' : '{')) {
      skipTo(escape == 'k' ? '>' : '}');
    }
    while (escape >= '1' && escape <= '9' && isDigit()) {
      position++;
    }
  }

  private void skipTo(char close) {
    var end = pattern.indexOf(close, position);
    position = end < 0 ? pattern.length() : end + 1;
  }

  private boolean isDigit() {
    return position < pattern.length() && Character.isDigit(pattern.charAt(position));
  }

  private Part repeated(Part part) {
    var result = part;
    while (position < pattern.length() && "?*+{".indexOf(pattern.charAt(position)) >= 0) {
      result = times(result);
      position += isAt('?') || isAt('+') ? 1 : 0; // lazy or possessive
    }
    return result;
  }

  private Part times(Part part) {
    var character = pattern.charAt(position++);
    if (character != '{') {
      var ways = part.canBeEmpty ? part.ways + 1 : part.ways;
      return new Part(part.canBeEmpty || character != '+', ways);
    }
    var start = position;
    skipTo('}');
    return counted(part, number(pattern.substring(start, position).split("[,}]")[0]));
  }

  private static Part counted(Part part, double least) {
    var canBeEmpty = part.canBeEmpty || least == 0;
    var ways = part.canBeEmpty ? Math.max(1, least) * Math.pow(part.ways, Math.max(1, least)) : 1;
    return new Part(canBeEmpty, Math.max(part.ways, part.canBeEmpty ? ways + 1 : ways));
  }

  private static double number(String text) {
    return text.matches("\\d{1,9}") ? Double.parseDouble(text) : LIMIT;
  }

  private boolean isAt(char character) {
    return position < pattern.length() && pattern.charAt(position) == character;
  }

  private static void refuse(boolean hides, String what) {
    if (hides) {
      throw EvaluationFailure.of(
          "A regular expression has " + what + ", which is not open to expressions. Leave it out.");
    }
  }

  private static Part checked(Part part) {
    if (part.ways > LIMIT) {
      throw EvaluationFailure.limit(
          "A regular expression can match nothing in more than "
              + (int) LIMIT
              + " ways. Make it simpler: let what is repeated or optional read a character.");
    }
    return part;
  }
}
