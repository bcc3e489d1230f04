package io.millrace.common.internal.xml;

import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.Problem.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Collects what is wrong with one resource, so that all of it is reported at once. Not thread-safe.
 *
 * <p>A hostile resource must not fill the memory with complaints: of each severity {@value #MOST}
 * problems are kept, and long texts are cut.
 */
public final class ProblemLog {

  private static final int MOST = 1000;
  private static final int LONGEST_MESSAGE = 600;
  private static final int LONGEST_ID = 300;
  private static final Comparator<Problem> BY_PLACE =
      Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column);

  private final String resource;
  private final List<Problem> errors = new ArrayList<>();
  private final List<Problem> warnings = new ArrayList<>();

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
   * Adds a problem, unless there are too many of its severity.
   *
   * @param problem what is wrong
   */
  public void add(Problem problem) {
    var kept = problem.severity() == Severity.ERROR ? errors : warnings;
    if (kept.size() < MOST) {
      kept.add(shortened(problem));
    }
  }

  /**
   * Tells whether further errors are dropped, so that looking for them can stop.
   *
   * @return true where there are too many errors to list
   */
  public boolean isFull() {
    return errors.size() == MOST;
  }

  /**
   * Ends the collecting.
   *
   * @return the warnings in the order of their places, unmodifiable
   * @throws DeploymentException where there is an error; it holds all errors in the order of their
   *     places
   */
  public List<Problem> warningsOrThrow() {
    if (!errors.isEmpty()) {
      throw new DeploymentException(errors.stream().sorted(BY_PLACE).toList());
    }
    return warnings.stream().sorted(BY_PLACE).toList();
  }

  /**
   * Returns all that was collected.
   *
   * @return errors, then warnings, each in the order of their places; unmodifiable
   */
  public List<Problem> all() {
    return Stream.concat(errors.stream().sorted(BY_PLACE), warnings.stream().sorted(BY_PLACE))
        .toList();
  }

  private static Problem shortened(Problem problem) {
    return new Problem(
        problem.code(),
        problem.severity(),
        problem.resource(),
        problem.line(),
        problem.column(),
        cut(problem.elementId(), LONGEST_ID),
        cut(problem.message(), LONGEST_MESSAGE),
        problem.remedy());
  }

  private static String cut(String text, int length) {
    return text == null || text.length() <= length ? text : text.substring(0, length) + "…";
  }
}
