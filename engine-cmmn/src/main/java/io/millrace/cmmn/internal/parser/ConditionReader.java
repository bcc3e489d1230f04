package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.Condition;
import java.util.Locale;

/**
 * Reads expressions of the standard.
 *
 * <p>Spec: CMMN 1.1 §5.4.6. Deviation: a language that is not one of expressions is one of scripts.
 */
final class ConditionReader {

  private ConditionReader() {}

  /** Reads an expression, or null where there is none. */
  static Condition read(Element element) {
    if (element == null) {
      return null;
    }
    var language = element.plain("language");
    var isScript =
        language != null
            && !Vocabulary.EXPRESSION_LANGUAGES.contains(language.toLowerCase(Locale.ROOT));
    element.plain("name");
    var text = element.text();
    if (text.isEmpty()) {
      element.report(CmmnProblem.MISSING_VALUE, "The " + element.name() + " has no text.");
    } else if (!isScript) {
      element.expression(text);
    }
    return new Condition(element.id(), language, text, isScript);
  }
}
