package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.SourcePosition;
import io.millrace.common.Problem;
import io.millrace.common.internal.xml.ProblemLog;
import java.util.HashSet;
import java.util.Set;

/** Takes what is wrong with one BPMN file. Not thread-safe. */
public final class Problems {

  private final ProblemLog log;
  private final Set<String> refused = new HashSet<>();

  /**
   * Starts without a problem.
   *
   * @param log where problems go
   */
  public Problems(ProblemLog log) {
    this.log = log;
  }

  /**
   * Reports a problem.
   *
   * @param problem what kind
   * @param position where
   * @param elementId the id of the element, or of the one around it; may be null
   * @param message what is wrong, with names and values
   * @throws TooManyProblems where there are more errors than are listed
   */
  public void report(
      BpmnProblem problem, SourcePosition position, String elementId, String message) {
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
    if (log.isFull()) {
      throw new TooManyProblems();
    }
  }

  /**
   * Remembers that an element was refused, so that nobody complains once more that it is not there.
   *
   * @param elementId its id, or null
   */
  public void refuse(String elementId) {
    refused.add(elementId);
  }

  /**
   * Tells whether an element of this id was refused.
   *
   * @param elementId the id
   * @return true where {@link #refuse} was called with it
   */
  public boolean isRefused(String elementId) {
    return refused.contains(elementId);
  }
}
