package io.millrace.common.internal.persistence;

import java.util.Locale;

/** Translates between constants of an enum and the words that stand for them in the database. */
public final class Words {

  private Words() {}

  /** Returns the word of a constant, or null for null. */
  public static String of(Enum<?> constant) {
    return constant == null ? null : constant.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the constant of a word, or null for null. */
  public static <C extends Enum<C>> C parse(Class<C> type, String word) {
    return word == null ? null : Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
  }
}
