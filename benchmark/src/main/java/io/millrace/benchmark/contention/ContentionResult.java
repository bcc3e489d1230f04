package io.millrace.benchmark.contention;

import io.millrace.benchmark.measure.Latency;
import java.util.Map;

/**
 * What came out of a run.
 *
 * @param server what it ran on
 * @param instances how many instances were to be started and ended
 * @param ended how many have ended
 * @param open how many are open and can go on
 * @param torn how many are there in part
 * @param wrong what is wrong with those, with their number
 * @param kills how many sessions and statements were ended
 * @param failed how many calls were given up
 * @param errors how often callers met each type of exception, those that they answered by calling
 *     again included
 * @param seconds how long it took
 * @param instancesPerSecond how many were done in a second
 * @param completions how long the completions took, repetitions included
 */
public record ContentionResult(
    String server,
    int instances,
    long ended,
    long open,
    int torn,
    Map<String, String> wrong,
    int kills,
    int failed,
    Map<String, Integer> errors,
    double seconds,
    double instancesPerSecond,
    Latency completions) {

  /**
   * Tells whether it is as it has to be: no instance there in part, all ended, no call given up,
   * and, where nothing was killed, no exception at callers at all.
   *
   * @return whether it is
   */
  public boolean isGood() {
    return torn == 0 && failed == 0 && ended == instances && (kills > 0 || errors.isEmpty());
  }
}
