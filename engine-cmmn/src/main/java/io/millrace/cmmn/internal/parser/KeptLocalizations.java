package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.ElementInfo;
import io.millrace.common.internal.localization.LanguageTag;
import io.millrace.common.internal.localization.Localizations;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.model.ExtensionAttribute;
import io.millrace.common.model.ExtensionElement;
import io.millrace.common.model.ExtensionText;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds among the extensions of an element what it is called in other languages.
 *
 * @param info the element, read and checked
 */
public record KeptLocalizations(ElementInfo info) {

  /** Returns what is said there. */
  public Localizations read() {
    var kept = info.extensions();
    return Stream.of(kept.elements(), kept.children())
        .flatMap(List::stream)
        .filter(KeptLocalizations::isLocalization)
        .reduce(Localizations.NONE, KeptLocalizations::add, Localizations::or);
  }

  private static boolean isLocalization(ExtensionElement element) {
    return Namespaces.isEngine(element.namespace()) && element.name().equals("localization");
  }

  private static Localizations add(Localizations all, ExtensionElement element) {
    return LanguageTag.read(attribute(element, "locale"))
        .map(locale -> all.and(locale, text(element)))
        .orElse(all);
  }

  private static LocalizedText text(ExtensionElement element) {
    var documentation =
        elements(element)
            .filter(child -> child.name().equals("documentation"))
            .flatMap(child -> child.content().stream())
            .filter(ExtensionText.class::isInstance)
            .map(content -> ((ExtensionText) content).text())
            .collect(Collectors.joining())
            .strip();
    return new LocalizedText(
        attribute(element, "name"), documentation.isEmpty() ? null : documentation);
  }

  private static Stream<ExtensionElement> elements(ExtensionElement element) {
    return element.content().stream()
        .filter(ExtensionElement.class::isInstance)
        .map(ExtensionElement.class::cast);
  }

  private static String attribute(ExtensionElement element, String name) {
    return element.attributes().stream()
        .filter(attribute -> attribute.name().equals(name))
        .map(ExtensionAttribute::value)
        .findFirst()
        .orElse(null);
  }
}
