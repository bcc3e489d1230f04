package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Events that wait for a condition; rules 6.9 to 6.12. */
final class Conditions {

  /** How many operations the token has that made a change: it does its work, and leaves. */
  private static final int OPERATIONS = 2;

  /** A variable was set there; the number tells who has begun to wait later. */
  private record Change(Vars where, long number) {}

  private final Run run;
  private final Rules rules;
  private final Set<Vars> watched = new HashSet<>();
  private final List<Change> changes = new ArrayList<>();

  /** The numbers of those that have begun to wait since the last look. */
  private final List<Long> begun = new ArrayList<>();

  Conditions(Run run, Rules rules) {
    this.run = run;
    this.rules = rules;
  }

  /** Rule 6.10: only in processes that have such events is anything looked at. */
  void watch(Scope process) {
    if (process.body.ofProcess().anyMatch(node -> node.deals(Event.Type.CONDITION))) {
      watched.add(process.vars);
    }
  }

  void changed(Vars where) {
    if (!watched.contains(where.outermost())) {
      return;
    }
    lookSoon();
    changes.add(new Change(where, run.number()));
  }

  /** Whether a look is still to come; a scope is not over before. */
  boolean isLooking() {
    return !changes.isEmpty() || !begun.isEmpty();
  }

  private void lookSoon() {
    if (changes.isEmpty() && begun.isEmpty()) {
      run.plan(() -> look(OPERATIONS));
    }
  }

  /** Rule 6.9: looked at when they begin to wait. */
  void armed(List<Guard> guards) {
    guards.stream()
        .filter(guard -> guard.waitsFor(Event.Type.CONDITION))
        .forEach(guard -> begin(guard.waiting));
  }

  void waits(Visit visit) {
    begin(visit.waiting);
  }

  private void begin(Waiting waiting) {
    lookSoon();
    begun.add(waiting.number);
  }

  private void look(int operationsLeft) {
    if (operationsLeft > 0) {
      run.plan(() -> look(operationsLeft - 1));
      return;
    }
    var seen = List.copyOf(changes);
    var fresh = List.copyOf(begun);
    changes.clear();
    begun.clear();
    var visits =
        run.visits()
            .filter(v -> v.isWaitingFor(Event.Type.CONDITION))
            .map(v -> new Rules.Heard(v, null));
    var guards =
        run.guards()
            .filter(g -> g.waitsFor(Event.Type.CONDITION))
            .map(g -> new Rules.Heard(null, g));
    happen(
        Stream.concat(visits, guards)
            .sorted(Comparator.comparingLong(Rules.Heard::number))
            .filter(one -> fresh.contains(one.number()) || concerns(seen, one))
            .filter(this::becomesTrue)
            .toList());
  }

  private static boolean concerns(List<Change> changes, Rules.Heard one) {
    return changes.stream()
        .anyMatch(change -> change.number() > one.number() && one.vars().sees(change.where()));
  }

  private boolean becomesTrue(Rules.Heard one) {
    boolean holds = one.event().condition().holds(one.vars());
    if (one.guard() == null || one.guard().node.traits().interrupting()) {
      return holds;
    }
    boolean held = one.guard().held;
    one.guard().held = holds;
    return rules.happens(holds, held);
  }

  /** Before all else; rule 6.7 says who does not happen any more. */
  private void happen(List<Rules.Heard> ones) {
    var happening = ones.stream().filter(this::comes).toList();
    for (int last = happening.size() - 1; last >= 0; last--) {
      var one = happening.get(last);
      run.planFirst(() -> happen(one));
    }
  }

  /** What waits in the flow stops to wait by the first of its events. */
  private boolean comes(Rules.Heard one) {
    var guard = one.guard();
    if (guard == null) {
      one.visit().waiting = null;
      return true;
    } else if (!guard.isOpen() || !run.events().comes(guard)) {
      return false;
    } else if (guard.isForToken()) {
      guard.host.guards.clear();
    }
    return true;
  }

  private void happen(Rules.Heard one) {
    if (!one.mayHear()) {
      return;
    } else if (one.guard() == null) {
      run.events().happen(one.visit());
    } else {
      run.events().happen(one.guard());
    }
  }
}
