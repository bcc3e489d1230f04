package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.SourcePosition;
import io.millrace.common.Problem;
import io.millrace.common.Problem.Severity;
import io.millrace.common.internal.xml.ProblemLog;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Takes what is wrong with one BPMN file. Not thread-safe. */
public final class Problems {

  private final ProblemLog log;
  private final List<Finding> errors = new ArrayList<>();
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
    report(new Finding(problem, position, elementId, message, null));
  }

  /**
   * Reports a problem.
   *
   * @param finding what was found
   * @throws TooManyProblems where there are more errors than are listed
   */
  public void report(Finding finding) {
    var problem = finding.problem();
    if (problem.severity() == Severity.ERROR) {
      errors.add(finding);
    }
    log.add(
        new Problem(
            problem.code(),
            problem.severity(),
            log.resource(),
            finding.position().line(),
            finding.position().column(),
            finding.elementId(),
            finding.message(),
            problem.remedy()));
    if (log.isFull()) {
      throw new TooManyProblems();
    }
  }

  /** Returns the errors, in the order in which they were found. */
  public List<Finding> errors() {
    return List.copyOf(errors);
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
