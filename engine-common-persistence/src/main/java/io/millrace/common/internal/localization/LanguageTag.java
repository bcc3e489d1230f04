package io.millrace.common.internal.localization;

import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.Optional;

/** Reads the names of languages as models and callers write them. */
public final class LanguageTag {

  private LanguageTag() {}

  /**
   * Returns the locale of a language tag (BCP 47, for example {@code pt-BR}; an underscore may
   * stand for the hyphen); empty if the text is none. Upper and lower case mean the same.
   */
  public static Optional<Locale> read(String text) {
    if (text == null || text.isBlank()) {
      return Optional.empty();
    }
    try {
      var tag = text.strip().replace('_', '-');
      return Optional.of(new Locale.Builder().setLanguageTag(tag).build());
    } catch (IllformedLocaleException e) {
      return Optional.empty();
    }
  }
}
