package io.millrace.common.internal.worker;

import java.util.Map;

/**
 * What a worker says about a job when it is done with it.
 *
 * @param end how the work ended
 * @param variables what it sets where the job belongs; names and values, never null
 * @param code what went wrong, as the application names it; null for nothing
 * @param message more about it, for people; null for nothing
 */
public record WorkerResult(End end, Map<String, Object> variables, String code, String message) {

  /** How work ends. */
  public enum End {
    /** It is done. */
    COMPLETE,
    /** It is not to be done any more. */
    TERMINATE,
    /** It went wrong in a way that the model knows. */
    ERROR
  }

  /** Names the variables without their values, which are nobody's business in a log. */
  @Override
  public String toString() {
    return end + " " + variables.keySet();
  }
}
