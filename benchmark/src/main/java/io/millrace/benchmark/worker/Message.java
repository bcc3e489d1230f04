package io.millrace.benchmark.worker;

import io.millrace.benchmark.result.RunRecord;

/**
 * What a worker says in one line; all parts but one are null.
 *
 * @param progress how many instances have begun, those of the warm-up included
 * @param line what people are to see while the job runs
 * @param result what came out of the job; no message follows it
 * @param failure why there is no result; no message follows it
 */
public record Message(Long progress, String line, RunRecord result, Failed failure) {

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
    return new Message(instances, null, null, null);
  }

  static Message ofLine(String line) {
    return new Message(null, line, null, null);
  }

  static Message of(RunRecord result) {
    return new Message(null, null, result, null);
  }

  static Message of(Failed failure) {
    return new Message(null, null, null, failure);
  }
}
