package io.millrace.common.internal.localization;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What an element is called in other languages. Immutable and thread-safe.
 *
 * @param names the names by their locales
 * @param descriptions what its documentation says, by their locales
 */
public record Localizations(Map<Locale, String> names, Map<Locale, String> descriptions) {

  /** Nothing is translated. */
  public static final Localizations NONE = new Localizations(Map.of(), Map.of());

  /** Copies the maps. */
  public Localizations {
    names = Map.copyOf(names);
    descriptions = Map.copyOf(descriptions);
  }

  /** Returns these and what one more language says; what is said here already stays. */
  public Localizations and(Locale locale, LocalizedText text) {
    return new Localizations(
        with(names, locale, text.name()), with(descriptions, locale, text.description()));
  }

  private static Map<Locale, String> with(Map<Locale, String> texts, Locale locale, String text) {
    var all = new HashMap<>(texts);
    if (text != null) {
      all.putIfAbsent(locale, text);
    }
    return all;
  }

  /** Returns these, and of others what is not translated here. */
  public Localizations or(Localizations others) {
    var allNames = new HashMap<>(others.names);
    allNames.putAll(names);
    var allDescriptions = new HashMap<>(others.descriptions);
    allDescriptions.putAll(descriptions);
    return new Localizations(allNames, allDescriptions);
  }

  /**
   * Returns name and description in the language that was chosen, each in the one that serves it
   * best.
   */
  public LocalizedText in(LocaleChoice choice) {
    if (names.isEmpty() && descriptions.isEmpty()) {
      return LocalizedText.NONE;
    }
    return new LocalizedText(text(names, choice), text(descriptions, choice));
  }

  private static String text(Map<Locale, String> texts, LocaleChoice choice) {
    var locale = choice.among(texts.keySet());
    return locale == null ? null : texts.get(locale);
  }
}
