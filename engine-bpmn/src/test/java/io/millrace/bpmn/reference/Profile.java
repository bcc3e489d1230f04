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
 * @param joins chance that a gateway is inclusive, complex or event-based
 * @param handlers chance of event sub-processes
 * @param throwing chance that an event throws an escalation, message or link
 * @param conditions chance that an event waits for a condition
 * @param rounds chance of standard loops and ad-hoc sub-processes
 * @param undoing chance of compensation and transactions
 */
record Profile(
    int plain,
    int gateways,
    int scopes,
    int loops,
    int boundaries,
    int jobs,
    int endings,
    int failures,
    int joins,
    int handlers,
    int throwing,
    int conditions,
    int rounds,
    int undoing) {

  private static final List<Profile> ALL =
      List.of(
          new Profile(50, 30, 20, 15, 15, 8, 15, 10, 8, 8, 8, 4, 5, 5),
          // tokens that split, meet and go round
          new Profile(40, 55, 5, 5, 5, 4, 10, 5, 12, 3, 5, 2, 3, 2),
          // what is inside of what
          new Profile(30, 15, 55, 20, 20, 5, 15, 10, 5, 8, 8, 2, 3, 3),
          // many instances
          new Profile(45, 15, 30, 60, 15, 5, 10, 10, 5, 3, 5, 2, 3, 3),
          // what is cut off
          new Profile(40, 20, 35, 15, 65, 5, 35, 35, 5, 5, 8, 4, 3, 3),
          // jobs that come and fail
          new Profile(55, 25, 15, 20, 20, 40, 10, 25, 5, 5, 5, 2, 5, 5),
          // gateways that wait
          new Profile(45, 50, 12, 8, 15, 6, 10, 5, 65, 5, 10, 4, 3, 3),
          // event sub-processes, and what is thrown for them
          new Profile(45, 15, 40, 15, 20, 5, 30, 15, 8, 60, 60, 6, 3, 3),
          // conditions
          new Profile(55, 25, 25, 10, 40, 5, 10, 5, 15, 30, 8, 55, 5, 3),
          // what is done again, and in any order
          new Profile(50, 20, 30, 15, 20, 8, 10, 10, 8, 8, 8, 4, 45, 5),
          // what is undone
          new Profile(50, 15, 35, 20, 10, 5, 15, 8, 5, 5, 8, 2, 8, 60));

  static Profile any(Dice dice) {
    return dice.one(ALL);
  }
}
