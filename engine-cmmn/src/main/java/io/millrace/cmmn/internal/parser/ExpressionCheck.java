package io.millrace.cmmn.internal.parser;

import java.util.Optional;

/** Tells whether an expression can be parsed. Must be safe to call from several threads. */
@FunctionalInterface
public interface ExpressionCheck {

  /**
   * Checks the syntax of an expression, without evaluating it.
   *
   * @param text a text with at least one expression in it, such as {@code ${total > 10}}
   * @return what is wrong with it in a sentence, or empty where it can be parsed
   */
  Optional<String> error(String text);
}
