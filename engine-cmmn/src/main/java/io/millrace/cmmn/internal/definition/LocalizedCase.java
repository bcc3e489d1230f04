package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.parser.KeptLocalizations;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.common.internal.localization.Localizations;
import io.millrace.common.internal.localization.LocalizedModel;
import java.util.HashMap;
import java.util.Map;

/**
 * What a case and its elements are called in other languages. Immutable and thread-safe.
 *
 * @param ofCase what the case itself is called
 * @param ofElements what its elements are called, by their ids; none that are not translated
 */
record LocalizedCase(Localizations ofCase, Map<String, Localizations> ofElements)
    implements LocalizedModel {

  /** Reads it from the extension elements of a case; an item has what its definition has not. */
  static LocalizedCase of(CaseIndex index) {
    Map<String, Localizations> texts = new HashMap<>();
    for (var element : index.elements()) {
      var own = texts(element);
      var all = element instanceof PlannedElement item ? own.or(ofDefinition(index, item)) : own;
      if (!all.equals(Localizations.NONE)) {
        texts.put(element.id(), all);
      }
    }
    return new LocalizedCase(texts(index.indexedCase()), Map.copyOf(texts));
  }

  private static Localizations texts(CmmnElement element) {
    return new KeptLocalizations(element.info()).read();
  }

  private static Localizations ofDefinition(CaseIndex index, PlannedElement item) {
    return index.find(item.definitionRef()).map(LocalizedCase::texts).orElse(Localizations.NONE);
  }

  @Override
  public Localizations of(String elementId) {
    return elementId == null ? ofCase : ofElements.getOrDefault(elementId, Localizations.NONE);
  }
}
