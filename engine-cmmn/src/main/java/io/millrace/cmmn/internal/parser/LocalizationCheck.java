package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.common.internal.localization.LanguageTag;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Checks what an element is called in other languages. It is kept as the extension it is; {@link
 * KeptLocalizations} reads it there.
 *
 * @param owner the element
 */
record LocalizationCheck(Element owner) {

  void run() {
    Set<Locale> locales = new HashSet<>();
    owner.extensions("localization").forEach(text -> check(text, locales));
  }

  private void check(Element text, Set<Locale> locales) {
    var tag = text.plain("locale");
    text.shortText("name", text.plain("name"));
    text.extensions("documentation");
    text.children("documentation");
    var locale = LanguageTag.read(tag);
    if (tag == null) {
      text.report(CmmnProblem.MISSING_VALUE, "A localization of " + owner + " has no locale.");
    } else if (locale.isEmpty()) {
      text.report(
          CmmnProblem.INVALID_VALUE,
          "A localization of "
              + owner
              + " has the locale '"
              + tag
              + "', which is no language tag such as 'de' or 'pt-BR'.");
    } else if (!locales.add(locale.get())) {
      text.report(
          CmmnProblem.SEVERAL, owner + " has two localizations for the locale '" + tag + "'.");
    }
  }
}
