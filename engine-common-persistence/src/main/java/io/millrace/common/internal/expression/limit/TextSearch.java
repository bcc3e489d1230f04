package io.millrace.common.internal.expression.limit;

/**
 * Finds a text in another one. The search of the JDK is fast for texts as they come, but may look
 * at each character of one text once for each of the other; where that would be too much, a search
 * after Knuth, Morris and Pratt looks at each a few times. Stateless.
 */
public final class TextSearch {

  /** Up to which product of lengths the JDK may search. */
  private static final long JDK = 4_000_000;

  /** How many comparisons of the JDK are one step. */
  private static final int AT_ONCE = 16;

  private static final int OWN_STEPS = 4;

  private TextSearch() {}

  /** Returns how many steps a search takes at most. */
  public static long steps(int text, int wanted) {
    var product = (long) text * wanted;
    return product <= JDK
        ? text / AT_ONCE + wanted / AT_ONCE + product / AT_ONCE
        : OWN_STEPS * ((long) text + wanted);
  }

  /** As {@link String#indexOf(String, int)}. */
  public static int indexOf(String text, String wanted, int from) {
    if (isForJdk(text, wanted)) {
      return text.indexOf(wanted, from);
    }
    var start = Math.max(0, from);
    return start > text.length() ? -1 : new Wanted(wanted).next(text, start);
  }

  /** As {@link String#lastIndexOf(String, int)}. */
  public static int lastIndexOf(String text, String wanted, int from) {
    if (isForJdk(text, wanted)) {
      return text.lastIndexOf(wanted, from);
    }
    var search = new Wanted(wanted);
    var last = -1;
    var next = search.next(text, 0);
    while (next >= 0 && next <= from) {
      last = next;
      next = search.following(text);
    }
    return last;
  }

  /** As {@link String#replace(CharSequence, CharSequence)}. */
  public static String replace(String text, String wanted, String replacement) {
    if (isForJdk(text, wanted)) {
      return text.replace(wanted, replacement);
    }
    var search = new Wanted(wanted);
    var result = new StringBuilder();
    var position = 0;
    var next = search.next(text, 0);
    while (next >= 0) {
      result.append(text, position, next).append(replacement);
      position = next + wanted.length();
      next = search.next(text, position);
    }
    return result.append(text, position, text.length()).toString();
  }

  private static boolean isForJdk(String text, String wanted) {
    return (long) text.length() * wanted.length() <= JDK || wanted.length() > text.length();
  }

  /** A text that is searched for, with what is known of it when a part of it has been found. */
  private static final class Wanted {

    private final String wanted;

    /** By the length of a found part: how much of its end is a beginning of the text, too. */
    private final int[] kept;

    private int position;
    private int found;

    Wanted(String wanted) {
      this.wanted = wanted;
      this.kept = new int[wanted.length() + 1];
      for (var i = 1; i < wanted.length(); i++) {
        kept[i + 1] = extended(kept[i], wanted.charAt(i));
      }
    }

    /** Returns where the text is found first at a place or after it, or -1. */
    int next(String text, int from) {
      position = from;
      found = 0;
      return search(text);
    }

    /** Returns where the text is found next, which may begin within the last one found, or -1. */
    int following(String text) {
      found = kept[found];
      return search(text);
    }

    private int search(String text) {
      while (position < text.length()) {
        found = extended(found, text.charAt(position++));
        if (found == wanted.length()) {
          return position - found;
        }
      }
      return -1;
    }

    private int extended(int part, char character) {
      var length = part;
      while (length > 0 && wanted.charAt(length) != character) {
        length = kept[length];
      }
      return wanted.charAt(length) == character ? length + 1 : 0;
    }
  }
}
