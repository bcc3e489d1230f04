package io.millrace.common.internal.xml;

import io.millrace.common.Problem;

/**
 * Reading stopped because the resource is no XML that we accept. The parsers turn it into a
 * deployment exception.
 */
public final class XmlException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  XmlException(Problem problem) {
    super(problem.toString());
    this.problem = problem;
  }

  /**
   * Returns what is wrong.
   *
   * @return never null
   */
  public Problem problem() {
    return problem;
  }
}
