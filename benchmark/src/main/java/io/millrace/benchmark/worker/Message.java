package io.millrace.benchmark.worker;

import io.millrace.benchmark.result.RunRecord;
import java.util.Map;

/**
 * What a worker says in one line; all parts but one are null.
 *
 * <p>A job ends with a result, costs or a failure; no message about it follows.
 *
 * @param progress how many instances have begun, those of the warm-up included
 * @param line what people are to see while the job runs
 * @param result what came out of the job
 * @param costs what came out of a job that counts, by the names of the costs
 * @param failure why there is no result
 */
public record Message(
    Long progress, String line, RunRecord result, Map<String, Double> costs, Failed failure) {

  /**
   * A job that came to nothing.
   *
   * @param starting whether the engine did not even start on this database
   * @param unavailable whether the engine lacks what the scenario asks for
   * @param text what went wrong, in one line
   * @param stack the same with its stack
   */
  public record Failed(boolean starting, boolean unavailable, String text, String stack) {}

  static Message ofProgress(long instances) {
    return new Message(instances, null, null, null, null);
  }

  static Message ofLine(String line) {
    return new Message(null, line, null, null, null);
  }

  static Message of(RunRecord result) {
    return new Message(null, null, result, null, null);
  }

  static Message ofCosts(Map<String, Double> costs) {
    return new Message(null, null, null, costs, null);
  }

  /**
   * Tells whether the job has come to its end.
   *
   * @return false for progress and lines
   */
  public boolean endsJob() {
    return result != null || costs != null || failure != null;
  }

  static Message of(Failed failure) {
    return new Message(null, null, null, null, failure);
  }
}
