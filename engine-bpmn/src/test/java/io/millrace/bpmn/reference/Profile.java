package io.millrace.bpmn.reference;

import io.millrace.test.random.Dice;
import java.util.List;

/**
 * How likely a process has what; each process leans to one side, so that rare things meet in some
 * of them.
 *
 * @param plain weight of nodes without anything inside
 * @param gateways weight of decisions, forks and loops back
 * @param scopes weight of sub-processes and calls
 * @param loops chance of multi-instance
 * @param boundaries chance of boundary events
 * @param jobs chance of being entered or left by a job
 * @param endings chance that an end is an error or terminates
 * @param failures chance that a service task can fail
 */
record Profile(
    int plain,
    int gateways,
    int scopes,
    int loops,
    int boundaries,
    int jobs,
    int endings,
    int failures) {

  private static final List<Profile> ALL =
      List.of(
          new Profile(50, 30, 20, 15, 15, 8, 15, 10),
          // tokens that split, meet and go round
          new Profile(40, 55, 5, 5, 5, 4, 10, 5),
          // what is inside of what
          new Profile(30, 15, 55, 20, 20, 5, 15, 10),
          // many instances
          new Profile(45, 15, 30, 60, 15, 5, 10, 10),
          // what is cut off
          new Profile(40, 20, 35, 15, 65, 5, 35, 35),
          // jobs that come and fail
          new Profile(55, 25, 15, 20, 20, 40, 10, 25));

  static Profile any(Dice dice) {
    return dice.one(ALL);
  }
}
