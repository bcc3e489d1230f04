package io.millrace.bpmn.model;

import io.millrace.common.model.ExtensionElement;
import io.millrace.common.model.ExtensionText;
import java.util.stream.Collectors;

/** Reads the texts of what is kept. */
final class ElementTexts {

  private ElementTexts() {}

  static String of(ExtensionElement element) {
    return element.content().stream()
        .filter(ExtensionText.class::isInstance)
        .map(part -> ((ExtensionText) part).text())
        .collect(Collectors.joining())
        .strip();
  }
}
