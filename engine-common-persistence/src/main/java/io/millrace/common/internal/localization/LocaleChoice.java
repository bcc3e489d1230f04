package io.millrace.common.internal.localization;

import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Set;

/**
 * The language that somebody wants to read.
 *
 * @param locale the locale
 * @param fallback whether a wider one serves where there is nothing in this one: {@code pt} for
 *     {@code pt-BR}
 */
public record LocaleChoice(Locale locale, boolean fallback) {

  /** Returns the one of some locales that serves best (RFC 4647 §3.4); null if none does. */
  Locale among(Set<Locale> locales) {
    if (locales.contains(locale)) {
      return locale;
    }
    return fallback
        ? Locale.lookup(List.of(new LanguageRange(locale.toLanguageTag())), locales)
        : null;
  }
}
