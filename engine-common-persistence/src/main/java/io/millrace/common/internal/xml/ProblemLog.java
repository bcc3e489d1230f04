package io.millrace.common.internal.xml;

import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.Problem.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Collects what is wrong with one resource, so that all of it is reported at once. Not thread-safe.
 *
 * <p>After {@value #MOST} problems the rest is dropped: a hostile resource must not fill the memory
 * with complaints.
 */
public final class ProblemLog {

  private static final int MOST = 1000;
  private static final Comparator<Problem> BY_PLACE =
      Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column);

  private final String resource;
  private final List<Problem> problems = new ArrayList<>();

  /**
   * Starts an empty log.
   *
   * @param resource the name of the resource
   */
  public ProblemLog(String resource) {
    this.resource = resource;
  }

  /**
   * Returns the name of the resource.
   *
   * @return never null
   */
  public String resource() {
    return resource;
  }

  /**
   * Adds a problem.
   *
   * @param problem what is wrong
   */
  public void add(Problem problem) {
    if (problems.size() < MOST) {
      problems.add(problem);
    }
  }

  /**
   * Ends the collecting.
   *
   * @return the warnings in the order of their places, unmodifiable
   * @throws DeploymentException where there is an error; it holds all errors in the order of their
   *     places
   */
  public List<Problem> warningsOrThrow() {
    var errors = of(Severity.ERROR);
    if (!errors.isEmpty()) {
      throw new DeploymentException(errors);
    }
    return of(Severity.WARNING);
  }

  private List<Problem> of(Severity severity) {
    return problems.stream()
        .filter(problem -> problem.severity() == severity)
        .sorted(BY_PLACE)
        .toList();
  }
}
