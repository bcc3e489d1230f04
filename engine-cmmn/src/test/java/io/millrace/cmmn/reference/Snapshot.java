package io.millrace.cmmn.reference;

import java.util.SortedMap;

/**
 * What can be seen after a step, chapter 10 of the rules; two snapshots are equal if nobody can
 * tell the cases apart.
 *
 * @param instances how many live instances there are for each {@code item:state}, states as {@link
 *     State#word()}; empty when the case is over
 * @param openTasks how many human tasks are open for each item
 * @param jobs how many jobs there are for each item, those of timers among them
 * @param milestones how often each milestone has occurred, whether or not the case is over
 */
record Snapshot(
    CaseState state,
    SortedMap<String, Integer> instances,
    SortedMap<String, Integer> openTasks,
    SortedMap<String, Integer> milestones,
    SortedMap<String, Integer> jobs,
    SortedMap<String, Object> variables) {

  int count(String item, State inState) {
    return instances.getOrDefault(key(item, inState), 0);
  }

  static String key(String item, State state) {
    return item + ":" + state.word();
  }
}
