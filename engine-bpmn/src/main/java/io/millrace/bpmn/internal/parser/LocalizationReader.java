package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.common.internal.localization.LanguageTag;
import io.millrace.common.internal.localization.Localizations;
import io.millrace.common.internal.localization.LocalizedText;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Reads what an element is called in other languages. */
final class LocalizationReader {

  private final Element owner;
  private final Set<Locale> locales = new HashSet<>();
  private Localizations all = Localizations.NONE;

  /** Creates a reader of what is said of an element. */
  LocalizationReader(Element owner) {
    this.owner = owner;
  }

  /** Returns what was read so far. */
  Localizations all() {
    return all;
  }

  /** Reads what one language says. */
  void read(Element element) {
    var tag = element.attribute("locale");
    var name = new Values(element).shortText("name", element.attribute("name"));
    var documentation = new StringBuilder();
    element.extension("documentation", child -> documentation.append(child.text()));
    element.child("documentation", child -> documentation.append(child.text()));
    element.read();
    var locale = LanguageTag.read(tag).orElse(null);
    if (locale == null) {
      element.report(
          BpmnProblem.INVALID_LOCALIZATION,
          tag == null
              ? "A localization of " + owner + " has no locale."
              : "A localization of " + owner + " has the locale '" + tag + "'.",
          tag);
    } else if (locales.add(locale)) {
      var text = documentation.toString();
      all = all.and(locale, new LocalizedText(name, text.isEmpty() ? null : text));
    } else {
      element.report(
          BpmnProblem.INVALID_LOCALIZATION,
          owner + " has two localizations for the locale '" + tag + "'.",
          tag);
    }
  }
}
