package io.millrace.common.internal.persistence;

/** What characters a text may have for every database to keep it as it is, and to compare by it. */
public final class StorableText {

  private StorableText() {}

  /**
   * Returns what is wrong with a text and the remedy, to stand behind its name; null if all its
   * characters can be stored.
   */
  public static String flaw(String text) {
    for (var i = 0; i < text.length(); i++) {
      var character = text.charAt(i);
      if (character == 0) {
        return "holds the character U+0000, which not every database can store. Leave it out.";
      }
      if (Character.isSurrogate(character)) {
        if (Character.charCount(text.codePointAt(i)) == 1) {
          return "holds half of a surrogate pair, which not every database can store. Cut texts between "
              + "characters, not inside of them.";
        }
        i++;
      }
    }
    return null;
  }

  /** Returns the beginning of a text, which does not end in the middle of a character. */
  public static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    return text.substring(0, Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most);
  }
}
