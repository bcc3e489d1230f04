package io.millrace.bpmn.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  /** The event sub-processes that wait in a scope; rule 12.1. */
  List<Node> handlers(Scope scope) {
    return scope.body.handlers();
  }

  /** Who gets a message that is thrown; rule 6.8. */
  List<Heard> receivers(List<Heard> waiting) {
    return waiting;
  }

  /** How many tokens start a complex gateway; rule 4.11. */
  int enough(Node gateway) {
    return gateway.traits().enough();
  }

  /**
   * Whether a token is waited for that can come on these flows, with and without events at the
   * border of activities; rule 4.9.
   */
  boolean isExpected(Set<Flow> byEvents, Set<Flow> byFlows, Set<Flow> filled) {
    return !filled.containsAll(byEvents) && byFlows.stream().noneMatch(filled::contains);
  }

  /** Which one of what is left is compensated next, the latest of which is last; rule 13.3. */
  int nextToUndo(List<Done> left) {
    return left.size() - 1;
  }

  /** What a canceled transaction compensates; rule 13.7. */
  List<Done> undoneByCancel(List<Done> done) {
    return done;
  }

  /** Whether a condition that does not interrupt happens; rule 6.11. */
  boolean happens(boolean holds, boolean held) {
    return holds && !held;
  }

  /** Whether the end of an ad-hoc sub-process cancels what is under way; rule 14.3. */
  boolean cancelsRest(AdHoc adHoc) {
    return adHoc.cancels();
  }

  /** Whether a standard loop goes on after so many rounds; rule 5.9. */
  boolean isAgain(Rounds rounds, int done, Vars vars) {
    boolean more = rounds.most() == 0 || done < rounds.most();
    boolean asked = rounds.again() != null && (done > 0 || rounds.first());
    return more && (!asked || rounds.again().holds(vars));
  }

  /** What catches an error or escalation at an activity or in a scope; rules 7.2 and 7.7. */
  Optional<Guard> catching(List<Guard> guards, Event.Type type, String code) {
    return guards.stream()
        .filter(guard -> guard.waitsFor(type))
        .filter(guard -> guard.event.name() == null || guard.event.name().equals(code))
        .min(Comparator.comparing(guard -> guard.event.name() == null));
  }

  /** Whether a boundary event ends its activity; rule 6.3. */
  boolean interrupts(Guard guard) {
    return guard.node.traits().interrupting();
  }

  /** Whether an event happens by what has come for it; rule 6.16. */
  boolean isAll(Guard come) {
    return come.comes();
  }

  /** Whether an instance waits for the other events of the gateway that began it; rule 4.14. */
  boolean awaitsOthers(Node gateway) {
    return gateway.traits().begins() == Traits.Begins.WITH_ALL;
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
    return scope.visits.isEmpty() && (scope.ending || !scope.isAdHoc() || isEnough(scope));
  }

  /** Rule 14.3. */
  private static boolean isEnough(Scope adHoc) {
    var until = adHoc.owner.node.traits().adHoc().until();
    return until != null && until.holds(adHoc.vars);
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
    return List.copyOf(loop.gathered.values());
  }

  void give(Visit call, Scope called) {
    call.node
        .traits()
        .in()
        .forEach(one -> called.vars.setHere(one.target(), call.vars.get(one.source())));
  }

  void takeBack(Visit call, Scope called, Mapping one) {
    call.vars.set(one.target(), called.vars.get(one.source()));
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

    /** Rules 6.7 and 6.10: whether nobody has heard before who has canceled it. */
    boolean mayHear() {
      if (visit != null) {
        return visit.open;
      } else if (guard.isForToken() || guard.node.needsAll()) {
        return guard.isThere() || isBeside();
      }
      return guard.isOpen() || isBeside();
    }

    /** Does not interrupt, and only the activity itself is gone; but see rule 12.2. */
    private boolean isBeside() {
      if (!guard.isBoundary() || guard.scope.interrupted) {
        return false;
      }
      var around = guard.host.scope.owner;
      return !guard.node.traits().interrupting() && (around == null || around.open);
    }

    Event event() {
      return visit != null ? visit.node.event() : guard.event;
    }

    /** What its condition sees. */
    Vars vars() {
      return visit != null ? visit.vars : guard.vars();
    }

    long number() {
      return visit != null ? visit.waiting.number : guard.waiting.number;
    }
  }
}
