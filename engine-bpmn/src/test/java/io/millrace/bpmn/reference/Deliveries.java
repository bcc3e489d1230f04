package io.millrace.bpmn.reference;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Messages and signals, and who hears them; rules 6.5 to 6.8, 6.13, 6.16 and 6.17. */
final class Deliveries {

  private final Run run;
  private final Rules rules;
  private final Events events;

  Deliveries(Run run, Rules rules, Events events) {
    this.run = run;
    this.rules = rules;
    this.events = events;
  }

  /** All that an event throws, in the order of the file. */
  void thrown(Visit visit) {
    if (visit.node.isMultiple()) {
      run.hit(visit.node.is(Kind.THROW) ? Construct.ALL_THROWN : Construct.ALL_THROWN_AT_END);
    }
    for (var event : visit.node.events()) {
      if (event.is(Event.Type.SIGNAL)) {
        signal(visit, event);
      } else {
        message(visit, event);
      }
    }
    run.complete(visit);
  }

  private void signal(Visit visit, Event event) {
    run.hit(visit.node.is(Kind.THROW) ? Construct.SIGNAL_THROWN : Construct.SIGNAL_END);
    if (broadcast(event.name()) > 0) {
      run.hit(Construct.SIGNAL_THROWN_AND_HEARD);
    }
  }

  /** Rule 6.8. */
  private void message(Visit visit, Event event) {
    var waiting = rules.receivers(waiting(Event.Type.MESSAGE, event.name()));
    if (waiting.size() > 1) {
      throw new Refusal("several wait for " + event.name());
    } else if (waiting.isEmpty() && event.times() == 0) {
      run.hit(Construct.MESSAGE_FOR_NOBODY);
      throw new Refusal("nobody waits for " + event.name());
    }
    run.hit(visit.node.is(Kind.THROW) ? Construct.MESSAGE_THROWN : Construct.MESSAGE_END);
    if (!waiting.isEmpty()) {
      run.hit(Construct.MESSAGE_THROWN_AND_HEARD);
      deliver(waiting.get(0));
    }
  }

  /** Rule 6.7; how many hear it. */
  int broadcast(String name) {
    var heard = waiting(Event.Type.SIGNAL, name);
    if (heard.size() > 1) {
      run.hit(Construct.SIGNAL_HEARD_BY_SEVERAL);
    }
    rules.order(heard).forEach(this::deliver);
    return heard.size();
  }

  private List<Rules.Heard> waiting(Event.Type type, String name) {
    var visits =
        run.visits()
            .filter(v -> v.isWaitingFor(type) && v.node.event().name().equals(name))
            .map(v -> new Rules.Heard(v, null));
    var guards =
        run.guards()
            .filter(g -> g.waitsFor(type) && g.event.name().equals(name))
            .map(g -> new Rules.Heard(null, g));
    return Stream.concat(visits, guards)
        .sorted(Comparator.comparingLong(Rules.Heard::number))
        .toList();
  }

  /**
   * Rule 6.13: what waits in the flow stops to wait, also at its border, and each hears by an
   * operation of its own.
   */
  private void deliver(Rules.Heard one) {
    var guard = one.guard();
    if (guard == null) {
      one.visit().waiting = null;
      one.visit().guards.clear();
    } else if (!events.comes(guard)) {
      return;
    } else if (guard.isForToken()) {
      guard.host.guards.clear();
    }
    run.plan(
        () -> {
          if (one.mayHear()) {
            hear(one);
          }
        });
  }

  private void hear(Rules.Heard one) {
    if (one.guard() == null) {
      events.happen(one.visit());
    } else {
      events.happen(one.guard());
    }
  }
}
