package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.Problems;
import java.util.HashSet;
import java.util.Set;

/**
 * What is shared while one file is read.
 *
 * @param problems where problems go
 * @param expressions judges expressions
 * @param ids the ids that were met
 */
record CmmnFile(Problems problems, ExpressionCheck expressions, Set<String> ids) {

  static CmmnFile of(Problems problems, ExpressionCheck expressions) {
    return new CmmnFile(problems, expressions, new HashSet<>());
  }

  /** Tells whether a text holds an expression. */
  static boolean isExpression(String text) {
    return text.contains("${") || text.contains("#{");
  }
}
