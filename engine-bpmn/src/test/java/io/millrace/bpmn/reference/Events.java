package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What events throw and who catches it; chapters 6, 7 and 12 of the rules. */
final class Events {

  private final Run run;
  private final Rules rules;

  Events(Run run, Rules rules) {
    this.run = run;
    this.rules = rules;
  }

  /** Somebody who catches an error or escalation, and the calls it has left on its way. */
  private record Caught(Guard guard, List<Visit> calls) {}

  // thrown by events

  /** What others hear is thrown by an operation of its own; rule 6.13. */
  void reached(Visit visit) {
    switch (visit.node.event().type()) {
      case SIGNAL, MESSAGE ->
          run.plan(
              () -> {
                if (visit.open) {
                  thrown(visit);
                }
              });
      default -> thrown(visit);
    }
  }

  private void thrown(Visit visit) {
    var event = visit.node.event();
    switch (event.type()) {
      case SIGNAL -> signal(visit);
      case MESSAGE -> message(visit);
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

  private void signal(Visit visit) {
    run.hit(visit.node.is(Kind.THROW) ? Construct.SIGNAL_THROWN : Construct.SIGNAL_END);
    if (broadcast(visit.node.event().name()) > 0) {
      run.hit(Construct.SIGNAL_THROWN_AND_HEARD);
    }
    run.complete(visit);
  }

  /** Rule 6.8. */
  private void message(Visit visit) {
    var event = visit.node.event();
    var waiting = rules.receivers(waiting(Event.Type.MESSAGE, event.name()));
    if (waiting.size() > 1) {
      throw new Refusal("several wait for " + event.name());
    } else if (waiting.isEmpty() && event.times() == 0) {
      run.hit(Construct.MESSAGE_FOR_NOBODY);
      throw new Refusal("nobody waits for " + event.name());
    }
    run.hit(visit.node.is(Kind.THROW) ? Construct.MESSAGE_THROWN : Construct.MESSAGE_END);
    waiting.forEach(
        one -> {
          run.hit(Construct.MESSAGE_THROWN_AND_HEARD);
          hear(one);
        });
    run.complete(visit);
  }

  private List<Rules.Heard> waiting(Event.Type type, String name) {
    var events =
        run.visits()
            .filter(v -> v.isWaitingFor(type) && v.node.event().name().equals(name))
            .map(v -> new Rules.Heard(v, null));
    var guards =
        run.guards()
            .filter(g -> g.node.waitsFor(type) && g.node.event().name().equals(name))
            .map(g -> new Rules.Heard(null, g));
    return Stream.concat(events, guards)
        .sorted(Comparator.comparingLong(Rules.Heard::number))
        .toList();
  }

  /** Rule 6.7; how many have heard it. */
  int broadcast(String name) {
    var heard = waiting(Event.Type.SIGNAL, name);
    if (heard.size() > 1) {
      run.hit(Construct.SIGNAL_HEARD_BY_SEVERAL);
    }
    rules.order(heard).stream().filter(Rules.Heard::isOpen).forEach(this::hear);
    return heard.size();
  }

  private void hear(Rules.Heard one) {
    if (one.guard() != null) {
      fire(one.guard());
    } else {
      happen(one.visit());
    }
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
    run.hit(
        guard.node.event().name() == null ? Construct.ANY_ERROR_CAUGHT : Construct.ERROR_CAUGHT);
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
      caught.get().calls().forEach(run::takeBack);
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

  /** Rules 6.3, 6.4, 4.10 and 12.2. */
  void fire(Guard guard) {
    count(guard);
    if (guard.isBehindGateway()) {
      win(guard);
      return;
    }
    boolean cuts = rules.interrupts(guard);
    if (cuts && guard.host != null) {
      run.cancel(guard.host);
    } else if (cuts) {
      interrupt(guard.scope);
    } else if (guard.node.waitsFor(Event.Type.TIMER)) {
      goneOff(guard);
    }
    var node = guard.host == null ? guard.handler : guard.node;
    var visit = Visit.at(node, guard.scope, null);
    guard.scope.visits.add(visit);
    run.plan(() -> run.enter(visit));
  }

  private void interrupt(Scope scope) {
    run.cancelAll(scope);
    scope.guards.clear();
    scope.resets.clear();
    scope.ending = true;
  }

  private void goneOff(Guard guard) {
    guard.times--;
    if (rules.goesOffAgain(guard)) {
      run.hit(Construct.TIMER_AGAIN);
      guard.waiting = run.waiting();
    } else {
      (guard.host == null ? guard.scope.guards : guard.host.guards).remove(guard);
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
    run.note(visit);
    run.complete(visit);
  }

  /** Rule 13.7: a transaction has been canceled. */
  void canceled(Visit transaction) {
    fire(
        transaction.guards.stream()
            .filter(guard -> guard.node.waitsFor(Event.Type.CANCEL))
            .findFirst()
            .orElseThrow(() -> new Refusal("nothing goes on behind the transaction")));
  }

  private void count(Guard guard) {
    boolean cuts = guard.node.traits().interrupting();
    var type = guard.node.event().type();
    if (guard.isBehindGateway()) {
      run.hit(Construct.valueOf("GATEWAY_" + type));
    } else if (guard.host == null) {
      run.hit(Construct.valueOf("HANDLER_" + type + (cuts ? "_INTERRUPTS" : "_BESIDE")));
    } else if (type != Event.Type.ERROR && type != Event.Type.CANCEL) {
      run.hit(Construct.valueOf(type + (cuts ? "_INTERRUPTS" : "_BESIDE")));
    }
    if (guard.isBoundary()) {
      countHost(guard.host);
    }
  }

  private void countHost(Visit host) {
    if (host.isLoop()) {
      run.hit(Construct.BOUNDARY_OF_LOOP);
    }
    if (host.node.is(Kind.SUB_PROCESS)) {
      run.hit(Construct.BOUNDARY_OF_SUB_PROCESS);
    } else if (host.node.is(Kind.CALL)) {
      run.hit(Construct.BOUNDARY_OF_CALL);
    }
  }
}
