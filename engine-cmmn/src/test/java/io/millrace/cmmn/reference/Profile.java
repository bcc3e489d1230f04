package io.millrace.cmmn.reference;

import java.util.List;

/**
 * How likely a case has what, in percent; each case leans to one side, so that rare things meet in
 * some of them.
 */
record Profile(
    int entry,
    int exit,
    int repetition,
    int manual,
    int parentCompletion,
    int required,
    int onEvent,
    int acrossStages,
    int async,
    int outside,
    int discretionary,
    int shared) {

  private static final List<Profile> ALL =
      List.of(
          new Profile(50, 30, 28, 22, 25, 20, 25, 25, 0, 8, 20, 15),
          // many instances of the same items
          new Profile(70, 30, 65, 15, 10, 15, 15, 15, 0, 0, 0, 10),
          // much that may leave, and much that waits for it
          new Profile(45, 70, 25, 35, 5, 15, 25, 25, 0, 8, 15, 15),
          // stages with all ways to complete
          new Profile(30, 15, 40, 45, 50, 20, 10, 10, 10, 5, 0, 10),
          // optional work that may become required
          new Profile(40, 10, 15, 60, 5, 65, 10, 10, 30, 5, 20, 10));

  static Profile any(Dice dice) {
    return dice.one(ALL);
  }
}
