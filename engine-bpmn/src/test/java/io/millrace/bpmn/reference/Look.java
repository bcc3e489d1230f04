package io.millrace.bpmn.reference;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What can be seen of an instance; chapter 11 of the rules. */
final class Look {

  private final Run run;

  private Look(Run run) {
    this.run = run;
  }

  static Snapshot at(Run run) {
    return new Look(run).snapshot();
  }

  private Snapshot snapshot() {
    return new Snapshot(
        run.end,
        counted(run.visits().filter(v -> v.noted).map(v -> v.node.id())),
        counted(tasks().map(v -> v.node.id())),
        counted(subscriptions()),
        counted(jobs()),
        new TreeMap<>(text(run.root.vars.own())),
        tasks().map(v -> v.node.id() + text(v.vars.visible())).sorted().toList(),
        (int)
            run.visits()
                .filter(v -> v.node.is(Kind.CALL) && v.inside != null)
                .filter(v -> !v.inside.visits.isEmpty())
                .count(),
        new TreeMap<>(run.history));
  }

  private Stream<Visit> tasks() {
    return run.visits()
        .filter(v -> v.node.is(Kind.USER_TASK))
        .filter(v -> v.phase == Visit.Phase.ACTIVE && v.waiting != null);
  }

  private Stream<String> subscriptions() {
    return Stream.concat(
        run.visits()
            .filter(
                v ->
                    v.isWaitingFor(Event.Type.MESSAGE)
                        || v.isWaitingFor(Event.Type.SIGNAL)
                        || v.isWaitingFor(Event.Type.CONDITION))
            .map(v -> subscription(v.node, v.node.event())),
        run.guards()
            .filter(
                guard ->
                    guard.waitsFor(Event.Type.MESSAGE)
                        || guard.waitsFor(Event.Type.SIGNAL)
                        || guard.waitsFor(Event.Type.CONDITION))
            .map(guard -> subscription(guard.node, guard.event)));
  }

  private static String subscription(Node node, Event event) {
    if (event.is(Event.Type.CONDITION)) {
      return node.id() + ":conditional";
    }
    return node.id()
        + ":"
        + event.type().name().toLowerCase(java.util.Locale.ROOT)
        + ":"
        + event.name();
  }

  private Stream<String> jobs() {
    return Stream.of(
            run.visits().filter(Visit::hasJob).map(v -> v.node.id() + ":async:" + v.waiting.tries),
            run.visits()
                .filter(v -> v.isWaitingFor(Event.Type.TIMER))
                .map(v -> v.node.id() + ":timer:" + v.waiting.tries),
            run.guards()
                .filter(g -> g.waitsFor(Event.Type.TIMER))
                .map(g -> g.node.id() + ":timer:" + g.waiting.tries))
        .flatMap(each -> each);
  }

  static SortedMap<String, Integer> counted(Stream<String> each) {
    return each.collect(Collectors.toMap(one -> one, one -> 1, Integer::sum, TreeMap::new));
  }

  /** Numbers of all kinds alike. */
  static SortedMap<String, String> text(SortedMap<String, Object> variables) {
    var text = new TreeMap<String, String>();
    variables.forEach((name, value) -> text.put(name, String.valueOf(value)));
    return text;
  }
}
