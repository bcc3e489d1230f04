package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What events throw and who catches it; chapters 6, 7 and 12 of the rules. */
final class Events {

  private final Run run;
  private final Rules rules;
  private final Deliveries deliveries;

  Events(Run run, Rules rules) {
    this.run = run;
    this.rules = rules;
    this.deliveries = new Deliveries(run, rules, this);
  }

  /** Somebody who catches an error or escalation, and the calls it has left on its way. */
  private record Caught(Guard guard, List<Visit> calls) {}

  // thrown by events

  void reached(Visit visit) {
    var event = visit.node.event();
    if (event == null) {
      deliveries.thrown(visit);
      return;
    }
    switch (event.type()) {
      case SIGNAL, MESSAGE -> deliveries.thrown(visit);
      case ESCALATION -> {
        run.hit(Construct.ESCALATION_THROWN);
        escalate(visit, null, visit.scope, event.name());
      }
      case LINK -> {
        run.hit(Construct.LINK);
        run.complete(visit);
      }
      case COMPENSATION -> run.compensations().thrown(visit);
      case CANCEL -> run.compensations().cancel(visit);
      default -> throw new IllegalStateException("nothing to throw: " + event);
    }
  }

  /** How many hear a signal. */
  int broadcast(String name) {
    return deliveries.broadcast(name);
  }

  /** What a token waits for has come. */
  void happen(Visit visit) {
    switch (visit.node.event().type()) {
      case SIGNAL -> run.hit(Construct.SIGNAL_CATCH);
      case TIMER -> run.hit(Construct.TIMER_CATCH);
      case CONDITION -> run.hit(Construct.CONDITION_CATCH);
      default ->
          run.hit(
              visit.node.is(Kind.CATCH)
                  ? Construct.MESSAGE_CATCH
                  : Construct.RECEIVE_TASK_WITH_MESSAGE);
    }
    run.complete(visit);
  }

  // errors and escalations

  void endWithError(Visit visit) {
    run.hit(Construct.ERROR_END);
    run.close(visit, false);
    raise(null, visit.scope, visit.node.event().name());
  }

  /** Rule 7: from the inside out, through calls; of an activity or, if that is null, in a scope. */
  void raise(Visit from, Scope in, String code) {
    var caught = find(from, in, Event.Type.ERROR, code);
    if (caught.isEmpty()) {
      run.hit(Construct.ERROR_NOT_CAUGHT);
      throw new Refusal("nothing catches " + code);
    }
    var guard = caught.get().guard();
    run.hit(guard.event.name() == null ? Construct.ANY_ERROR_CAUGHT : Construct.ERROR_CAUGHT);
    caught.get().calls().forEach(run.scopes()::takeBack); // rule 7.9
    if (!caught.get().calls().isEmpty()) {
      run.hit(Construct.ERROR_OF_CALLED);
    }
    fire(guard);
  }

  /** Rules 7.6 to 7.8; from a visit that throws, or null if a task's owner does it. */
  void escalate(Visit thrower, Visit from, Scope in, String code) {
    var caught = find(from, in, Event.Type.ESCALATION, code);
    if (caught.isEmpty()) {
      run.hit(Construct.ESCALATION_NOT_CAUGHT);
    } else {
      var guard = caught.get().guard();
      caught.get().calls().forEach(run.scopes()::takeBack);
      if (!caught.get().calls().isEmpty()) {
        run.hit(Construct.ESCALATION_OF_CALLED);
      }
      if (rules.interrupts(guard) && thrower != null) {
        run.close(thrower, false);
      }
      fire(guard);
    }
    if (thrower != null && thrower.open) {
      run.complete(thrower);
    }
  }

  private Optional<Caught> find(Visit from, Scope in, Event.Type type, String code) {
    var calls = new ArrayList<Visit>();
    var at = from;
    var scope = in;
    while (true) {
      if (at != null) {
        var caught = rules.catching(at.host().guards, type, code);
        if (caught.isPresent()) {
          return Optional.of(new Caught(caught.get(), calls));
        }
        scope = around(at.host());
      }
      var thrower = at;
      var handlers =
          scope.guards.stream()
              .filter(guard -> thrower == null || guard.handler != thrower.node)
              .toList();
      var caught = rules.catching(handlers, type, code);
      if (caught.isPresent()) {
        return Optional.of(new Caught(caught.get(), calls));
      }
      if (scope.owner == null) {
        return Optional.empty();
      }
      if (scope.isCalled()) {
        calls.add(scope.owner);
      }
      at = scope.owner;
    }
  }

  /** What a handler of a compensation throws comes from the event that compensates; rule 13.6. */
  private static Scope around(Visit visit) {
    return visit.undoing == null ? visit.scope : visit.undoing.thrower.scope;
  }

  // what waits beside tokens

  void fire(Guard guard) {
    if (comes(guard)) {
      happen(guard);
    }
  }

  /** Rule 6.16: whether the event happens by what has come. */
  boolean comes(Guard guard) {
    if (!rules.isAll(guard)) {
      run.hit(Construct.PART_CAME);
      return false;
    }
    if (guard.node.needsAll() && !guard.isForToken() && !rules.interrupts(guard)) {
      begin(guard);
    }
    return true;
  }

  /** Rules 6.3, 6.4, 4.10 and 12.2. */
  void happen(Guard guard) {
    count(guard);
    if (guard.isBehindGateway()) {
      win(guard);
    } else if (guard.isInFlow()) {
      guard.host.guards.clear();
      run.complete(guard.host);
    } else {
      happenBeside(guard);
    }
  }

  private void happenBeside(Guard guard) {
    boolean cuts = rules.interrupts(guard);
    if (cuts && guard.host != null) {
      run.cancel(guard.host);
    } else if (cuts) {
      interrupt(guard.scope);
    } else if (guard.waitsFor(Event.Type.TIMER) && !guard.node.needsAll()) {
      goneOff(guard);
    }
    var node = guard.host == null ? guard.handler : guard.node;
    var visit = Visit.at(node, guard.scope, null);
    guard.scope.visits.add(visit);
    run.plan(() -> run.enter(visit));
  }

  /** Rule 6.16: one that does not interrupt waits for all of its parts anew. */
  private void begin(Guard come) {
    for (var guard : come.anew(run::waiting)) {
      guard.held =
          guard.waitsFor(Event.Type.CONDITION) && guard.event.condition().holds(guard.vars());
      guard.waitsIn().add(guard);
    }
  }

  private void interrupt(Scope scope) {
    run.cancelAll(scope);
    scope.guards.clear();
    scope.resets.clear();
    scope.ending = true;
    scope.interrupted = true;
  }

  private void goneOff(Guard guard) {
    guard.times--;
    if (rules.goesOffAgain(guard)) {
      run.hit(Construct.TIMER_AGAIN);
      guard.waiting = run.waiting();
    } else {
      guard.waitsIn().remove(guard);
    }
  }

  /** Rule 4.10: the first one behind an event-based gateway. */
  private void win(Guard guard) {
    var gateway = guard.host;
    var flow =
        guard.scope.body.outgoing(gateway.node).stream()
            .filter(each -> each.target().equals(guard.node.id()))
            .findFirst()
            .orElseThrow();
    run.close(gateway, false);
    var visit = Visit.at(guard.node, guard.scope, flow);
    guard.scope.visits.add(visit);
    run.plan(() -> behindGateway(visit));
  }

  private void behindGateway(Visit happened) {
    if (happened.open) {
      run.note(happened);
      run.complete(happened);
    }
  }

  /** Rule 13.7: a transaction has been canceled. */
  void canceled(Visit transaction) {
    fire(
        transaction.guards.stream()
            .filter(guard -> guard.waitsFor(Event.Type.CANCEL))
            .findFirst()
            .orElseThrow(() -> new Refusal("nothing goes on behind the transaction")));
  }

  private void count(Guard guard) {
    boolean cuts = guard.node.traits().interrupting();
    var type = guard.event.type();
    if (guard.node.isMultiple()) {
      countMultiple(guard);
    }
    if (guard.isInFlow()) {
      return;
    } else if (guard.isBehindGateway()) {
      run.hit(Construct.valueOf("GATEWAY_" + type));
    } else if (guard.host == null) {
      run.hit(Construct.valueOf("HANDLER_" + type + (cuts ? "_INTERRUPTS" : "_BESIDE")));
    } else if (type != Event.Type.ERROR && type != Event.Type.CANCEL) {
      run.hit(Construct.valueOf(type + (cuts ? "_INTERRUPTS" : "_BESIDE")));
    }
    if (guard.isBoundary()) {
      countHost(guard, guard.host);
    }
  }

  private void countMultiple(Guard guard) {
    var how = guard.node.needsAll() ? "ALL_" : "ANY_";
    if (guard.isInFlow()) {
      run.hit(Construct.valueOf(how + "CATCH"));
    } else if (guard.isBehindGateway()) {
      run.hit(Construct.valueOf(how + "BEHIND_GATEWAY"));
    } else {
      run.hit(
          Construct.valueOf(how + (guard.node.traits().interrupting() ? "INTERRUPTS" : "BESIDE")));
    }
  }

  private void countHost(Guard guard, Visit host) {
    if (host.isLoop()) {
      run.hit(Construct.BOUNDARY_OF_LOOP);
      if (guard.waitsFor(Event.Type.CONDITION)) {
        run.hit(Construct.CONDITION_OF_LOOP);
      }
    }
    if (host.node.is(Kind.SUB_PROCESS)) {
      run.hit(Construct.BOUNDARY_OF_SUB_PROCESS);
    } else if (host.node.is(Kind.CALL)) {
      run.hit(Construct.BOUNDARY_OF_CALL);
    }
  }
}
