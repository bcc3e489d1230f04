package io.millrace.bpmn.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The decisions that the rules ask for; a planted fault is one of them made in another way. */
class Rules {

  /** The flows that leave a node; rules 4.1 to 4.4. Empty if it has none or none can be taken. */
  List<Flow> chosen(Node node, Body body, Vars vars) {
    var outgoing = body.outgoing(node);
    if (node.is(Kind.PARALLEL)) {
      return outgoing;
    }
    var holding =
        outgoing.stream()
            .filter(flow -> !flow.otherwise())
            .filter(flow -> flow.condition() == null || flow.condition().holds(vars));
    var taken = (node.is(Kind.EXCLUSIVE) ? holding.limit(1) : holding).toList();
    return taken.isEmpty() ? outgoing.stream().filter(Flow::otherwise).toList() : taken;
  }

  /** Whether the tokens that wait at a parallel gateway are enough; rule 4.2. */
  boolean isJoined(List<Flow> incoming, List<Visit> waiting) {
    return incoming.stream().allMatch(flow -> waiting.stream().anyMatch(v -> v.by == flow));
  }

  /** The boundary event of an activity that catches an error; rule 7.2. */
  Optional<Guard> catching(List<Guard> guards, String code) {
    return guards.stream()
        .filter(guard -> guard.node.waitsFor(Event.Type.ERROR))
        .filter(
            guard -> guard.node.event().name() == null || guard.node.event().name().equals(code))
        .min(Comparator.comparing(guard -> guard.node.event().name() == null));
  }

  /** Whether a boundary event ends its activity; rule 6.3. */
  boolean interrupts(Guard guard) {
    return guard.node.traits().interrupting();
  }

  /** Whether a timer that went off waits again; rule 6.4. */
  boolean goesOffAgain(Guard guard) {
    return guard.times > 0;
  }

  /** Whether boundary events of an activity that is left are gone; rule 6.1. */
  boolean disarms(Visit left) {
    return true;
  }

  /** Whether a scope is over; rule 3.3. */
  boolean isOver(Scope scope) {
    return scope.visits.isEmpty();
  }

  /** What a terminate end event ends; rule 3.5. */
  Scope terminated(Scope scope) {
    return scope;
  }

  /** Whether the completion condition of a loop holds after an instance; rule 5.5. */
  boolean isEnough(Visit instance) {
    return instance.loop().until() != null && instance.loop().until().holds(instance.vars);
  }

  int firstLoopCounter() {
    return 0;
  }

  /** What the finished instances leave behind, in which order; rule 5.7. */
  List<Object> gathered(Visit loop) {
    return loop.gathered.stream().filter(one -> one != null).toList();
  }

  void give(Visit call, Scope called) {
    call.node
        .traits()
        .in()
        .forEach(one -> called.vars.setHere(one.target(), call.vars.get(one.source())));
  }

  void takeBack(Visit call, Scope called) {
    call.node
        .traits()
        .out()
        .forEach(one -> call.vars.set(one.target(), called.vars.get(one.source())));
  }

  void set(Vars vars, String name, Object value) {
    vars.set(name, value);
  }

  boolean isEnteredByJob(Node node) {
    return node.traits().before();
  }

  boolean isLeftByJob(Node node) {
    return node.traits().after();
  }

  /** Who hears a signal, in which order; rule 6.7. */
  List<Heard> order(List<Heard> heard) {
    return heard;
  }

  /** Somebody who hears a signal: an event that waits, or a boundary event. */
  record Heard(Visit visit, Guard guard) {

    boolean isOpen() {
      return visit != null ? visit.open && visit.waiting != null : guard.isOpen() || isBeside();
    }

    /** Does not interrupt, and only the activity itself is gone. */
    private boolean isBeside() {
      var around = guard.host.scope.owner;
      return !guard.node.traits().interrupting() && (around == null || around.open);
    }

    long number() {
      return visit != null ? visit.waiting.number : guard.waiting.number;
    }
  }
}
