package io.millrace.common.internal.persistence;

/**
 * Translates ids between the API, where they are texts, and the database, where they are numbers.
 */
public final class ExternalIds {

  private static final int MOST_DIGITS = 19;

  private ExternalIds() {}

  /** Returns an id as the API shows it; null for 0, which stands for "none". */
  public static String text(long id) {
    return id == 0 ? null : Long.toString(id);
  }

  /**
   * Returns the id that a text stands for; 0, which no row has, for a text that is no id of ours,
   * and for null.
   */
  public static long parse(String text) {
    if (text == null || text.isEmpty() || text.length() > MOST_DIGITS || text.charAt(0) == '0') {
      return 0;
    }
    long id = 0;
    for (var i = 0; i < text.length(); i++) {
      var digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9 || id > (Long.MAX_VALUE - digit) / 10) {
        return 0;
      }
      id = id * 10 + digit;
    }
    return id;
  }
}
