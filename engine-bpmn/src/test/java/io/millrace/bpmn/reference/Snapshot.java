package io.millrace.bpmn.reference;

import java.util.List;
import java.util.SortedMap;

/**
 * What can be seen after a step, chapter 11 of the rules; two snapshots are equal if nobody can
 * tell the instances apart.
 *
 * @param end null while the instance runs; else the end event it ended with, {@code deleted}, or
 *     {@code none}
 * @param active how many instances of each node are under way, those of called processes too
 * @param tasks how many user tasks are open for each node
 * @param subscriptions {@code node:message:name} and {@code node:signal:name}
 * @param jobs {@code node:timer} and {@code node:async}, with the tries that are left
 * @param variables of the process instance
 * @param seen what each open task sees of variables, sorted
 * @param called how many called instances run
 * @param history {@code node} and {@code node:canceled} for what is over
 */
record Snapshot(
    String end,
    SortedMap<String, Integer> active,
    SortedMap<String, Integer> tasks,
    SortedMap<String, Integer> subscriptions,
    SortedMap<String, Integer> jobs,
    SortedMap<String, String> variables,
    List<String> seen,
    int called,
    SortedMap<String, Integer> history) {}
