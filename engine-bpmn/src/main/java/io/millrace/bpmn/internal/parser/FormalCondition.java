package io.millrace.bpmn.internal.parser;

import java.util.Set;

/**
 * A condition that is an expression or a script.
 *
 * @param text the expression or script, or null where there is none
 * @param language the language of the script, or null for an expression
 */
record FormalCondition(String text, String language) {

  private static final Set<String> EXPRESSION_LANGUAGES =
      Set.of("juel", "el", "http://www.w3.org/1999/XPath");

  /** Tells whether a language is that of the engine's own expressions. */
  static boolean isOfExpressions(String language) {
    return EXPRESSION_LANGUAGES.contains(language);
  }

  /** Reads the element whose text it is; what is wrong with it is reported. */
  static FormalCondition of(Element element) {
    var written = element.attribute("language");
    if (written == null || EXPRESSION_LANGUAGES.contains(written)) {
      return new FormalCondition(new ConditionReader(element).read(), null);
    }
    var resource = element.engine("resource");
    var script = new ScriptReader(element).read(written, element.text(), resource);
    return new FormalCondition(script.text(), script.language());
  }
}
