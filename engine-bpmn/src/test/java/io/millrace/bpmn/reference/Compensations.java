package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What has completed, and how it is undone; chapter 13 of the rules. */
final class Compensations {

  private final Run run;
  private final Rules rules;

  Compensations(Run run, Rules rules) {
    this.run = run;
    this.rules = rules;
  }

  /** Rule 13.1: kept for as long as its scope lives. */
  void completed(Visit visit) {
    boolean embedded = visit.inside != null && !visit.node.is(Kind.CALL);
    boolean something = embedded && !visit.inside.done.isEmpty();
    if (visit.undoing == null && (visit.node.traits().undoneBy() != null || something)) {
      var vars = embedded ? visit.inside.vars : visit.vars;
      visit.scope.done.add(new Done(run.number(), visit, vars));
    }
  }

  /** Rules 13.2 and 13.4. */
  void thrown(Visit event) {
    var taken = taken(event);
    run.hit(event.node.event().name() == null ? Construct.COMPENSATION : Construct.COMPENSATION_OF);
    if (taken.isEmpty()) {
      run.complete(event);
    } else if (event.node.event().times() > 0) {
      run.hit(event.node.is(Kind.THROW) ? Construct.UNDONE : Construct.UNDONE_AT_END);
      begin(new Undoing(event, null, taken));
    } else {
      run.hit(Construct.UNDONE_BESIDE);
      var carrier = Visit.at(event.node, event.scope, null);
      carrier.carries = true;
      carrier.phase = Visit.Phase.ACTIVE;
      event.scope.visits.add(carrier);
      begin(new Undoing(carrier, null, taken));
      run.complete(event);
    }
  }

  private static List<Done> taken(Visit event) {
    var activity = event.node.event().name();
    var scope = event.scope;
    while (activity != null && !scope.body.has(activity) && scope.owner != null) {
      scope = scope.owner.scope;
    }
    var taken =
        scope.done.stream()
            .filter(done -> activity == null || done.visit().node.id().equals(activity))
            .toList();
    scope.done.removeAll(taken);
    return taken;
  }

  /** Rule 13.7: a transaction is canceled. */
  void cancel(Visit event) {
    var scope = event.scope;
    run.hit(Construct.TRANSACTION_CANCELED);
    var taken = new ArrayList<Done>(scope.done);
    scope.visits.forEach(visit -> collect(visit, scope, taken));
    taken.sort(Comparator.comparingLong(Done::number));
    scope.done.clear();
    scope.guards.clear();
    List.copyOf(scope.visits).stream().filter(visit -> visit != event).forEach(run::cancel);
    if (!taken.isEmpty()) {
      run.hit(Construct.TRANSACTION_UNDONE);
    }
    begin(new Undoing(event, null, rules.undoneByCancel(taken)));
  }

  /** What has completed in what is still under way, or is left to compensate there. */
  private static void collect(Visit visit, Scope transaction, List<Done> taken) {
    visit.instances.forEach(instance -> collect(instance, transaction, taken));
    visit.handlers.forEach(handler -> collect(handler, transaction, taken));
    visit.undoings.stream()
        .flatMap(undoing -> undoing.left().stream())
        .map(done -> done.visit().scope == transaction ? done : done.seeing(transaction.vars))
        .forEach(taken::add);
    if (visit.inside != null && !visit.node.is(Kind.CALL)) {
      visit.inside.done.forEach(done -> taken.add(done.seeing(transaction.vars)));
      visit.inside.visits.forEach(inner -> collect(inner, transaction, taken));
    }
  }

  /** Rule 13.3: by an operation of its own, as what comes next is. */
  private void begin(Undoing undoing) {
    run.plan(() -> next(undoing));
  }

  private void next(Undoing undoing) {
    if (!undoing.thrower.open) {
      return;
    }
    var next = undoing.next(rules);
    if (next.isEmpty()) {
      over(undoing);
      return;
    }
    for (var done : next) {
      if (done.hasHandler()) {
        handle(done, undoing);
      } else {
        run.hit(Construct.SUB_PROCESS_UNDONE);
        begin(new Undoing(undoing.thrower, undoing, done.visit().inside.done));
      }
    }
  }

  private void handle(Done done, Undoing undoing) {
    if (done.visit().isInstance()) {
      run.hit(Construct.LOOP_UNDONE);
    }
    var scope = done.visit().scope;
    var handler = scope.body.node(done.visit().node.traits().undoneBy());
    var visit = Visit.undoing(handler, done, undoing);
    undoing.thrower.handlers.add(visit);
    run.plan(() -> run.enter(visit));
  }

  /** A handler has done its work: its token ends, as that of a sub-process that is undone. */
  void handled(Visit handler) {
    ends(handler.undoing);
  }

  private void ends(Undoing undoing) {
    run.plan(() -> oneIsOver(undoing));
  }

  private void oneIsOver(Undoing undoing) {
    if (undoing.thrower.open && undoing.oneIsOver()) {
      begin(undoing);
    }
  }

  /** Rule 13.4: what ran beside the token of its event. */
  private void ended(Visit carrier) {
    if (carrier.open) {
      run.close(carrier, false);
      run.endIfOver(carrier.scope);
    }
  }

  private void over(Undoing undoing) {
    var event = undoing.thrower;
    if (undoing.around != null) {
      ends(undoing.around);
    } else if (event.carries) {
      event.scope.end = event.node.id(); // rule 10.2: as of any token that nothing leads on
      run.plan(() -> ended(event));
    } else if (event.node.waitsFor(Event.Type.CANCEL)) {
      run.close(event, false);
      run.events().canceled(event.scope.owner.host());
    } else {
      run.complete(event);
    }
  }
}
