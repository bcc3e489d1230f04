package io.millrace.common;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A deployment was refused because of its resources. All problems of all its resources are reported
 * at once; nothing was stored.
 */
public class DeploymentException extends EngineException {

  private static final long serialVersionUID = 1L;

  /** The stable code of this kind of failure: {@value}. */
  public static final String CODE = "MR-6001";

  private final transient List<Problem> problems;

  /**
   * Creates the exception from what was found.
   *
   * @param problems all problems, in the order of the resources and of their lines; at least one
   */
  public DeploymentException(List<Problem> problems) {
    super(CODE, "The deployment was refused:" + lines(problems));
    this.problems = List.copyOf(problems);
  }

  /**
   * Returns all that is wrong.
   *
   * @return in the order of the resources and of their lines; never empty, unmodifiable
   */
  public List<Problem> problems() {
    return problems;
  }

  private static String lines(List<Problem> problems) {
    return problems.stream().map(p -> "\n  " + p).collect(Collectors.joining());
  }
}
