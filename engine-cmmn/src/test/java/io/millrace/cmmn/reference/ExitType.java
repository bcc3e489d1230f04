package io.millrace.cmmn.reference;

import java.util.EnumSet;
import java.util.Set;

/** In which states an exit criterion listens and is judged, rule 6.2. */
enum ExitType {
  DEFAULT("default", EnumSet.allOf(State.class)),
  ACTIVE_INSTANCES(
      "activeInstances", EnumSet.of(State.ACTIVE, State.ASYNC_ACTIVE, State.ASYNC_ACTIVE_LEAVE)),
  ACTIVE_AND_ENABLED_INSTANCES(
      "activeAndEnabledInstances",
      EnumSet.of(State.ACTIVE, State.ASYNC_ACTIVE, State.ASYNC_ACTIVE_LEAVE, State.ENABLED));

  private final String word;
  private final Set<State> covered;

  ExitType(String word, Set<State> covered) {
    this.word = word;
    this.covered = covered;
  }

  String word() {
    return word;
  }

  boolean covers(State state) {
    return covered.contains(state);
  }
}
