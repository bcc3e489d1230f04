package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.CmmnElement;
import io.millrace.common.Problem;
import io.millrace.common.internal.xml.ProblemLog;
import io.millrace.common.model.SourcePosition;

/**
 * Reports problems of one file.
 *
 * @param log keeps them
 */
public record Problems(ProblemLog log) {

  /** Reports a problem of an element. */
  public void report(CmmnProblem problem, CmmnElement element, String message) {
    report(problem, element.info().position(), element.id(), message);
  }

  /** Reports a problem of a place. */
  public void report(
      CmmnProblem problem, SourcePosition position, String elementId, String message) {
    log.add(
        new Problem(
            problem.code(),
            problem.severity(),
            log.resource(),
            position.line(),
            position.column(),
            elementId,
            message,
            problem.remedy()));
  }
}
