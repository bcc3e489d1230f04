package io.millrace.bpmn.internal.parser;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a value has to look like. Safe to share between threads.
 *
 * @param expressions judges expressions
 * @param times judges times that are no expressions
 * @param taskTypes tells whether service tasks may name a type
 * @param work judges what tasks ask for that reach out of the engine
 */
record Syntax(
    ExpressionCheck expressions, TimeCheck times, Predicate<String> taskTypes, WorkCheck work) {

  /** Tells whether a text holds an expression. */
  static boolean isExpression(String text) {
    return text.contains("${") || text.contains("#{");
  }

  Optional<String> expressionError(String text) {
    return isExpression(text) ? expressions.error(text) : Optional.empty();
  }

  Optional<String> timeError(TimeCheck.Kind kind, String text) {
    return isExpression(text) ? Optional.empty() : times.error(kind, text);
  }
}
