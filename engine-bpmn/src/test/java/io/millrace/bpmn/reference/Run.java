package io.millrace.bpmn.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A process instance, and how its tokens move: one small thing at a time, first in, first out. */
final class Run {

  private static final int MOST_OPERATIONS = 1_500;
  private static final int MOST_TOKENS = 80;

  final Scope root;
  final SortedMap<String, Integer> history = new TreeMap<>();
  final Map<Construct, Integer> hits = new EnumMap<>(Construct.class);

  /** Null while it runs. */
  String end;

  private final Rules rules;
  private final Deque<Runnable> agenda = new ArrayDeque<>();
  private final Set<String> entered = new HashSet<>();
  private final Loops loops;
  private long lastNumber;

  Run(Rules rules, ProcessModel model, Map<String, Object> variables) {
    this.rules = rules;
    this.loops = new Loops(this, rules);
    this.root = new Scope(model.body(), null, new Vars(null));
    variables.forEach(root.vars::setHere);
  }

  void start() {
    begin(root);
    settle();
  }

  void hit(Construct construct) {
    hits.merge(construct, 1, Integer::sum);
  }

  void plan(Runnable operation) {
    agenda.add(operation);
  }

  /** Rule 2.3: until nothing is left to be done. */
  void settle() {
    for (int done = 0; !agenda.isEmpty(); done++) {
      if (done > MOST_OPERATIONS || (done % 64 == 63 && root.all().count() > MOST_TOKENS)) {
        throw new DoesNotSettle();
      }
      agenda.poll().run();
    }
  }

  Waiting waiting() {
    return new Waiting(++lastNumber);
  }

  Stream<Visit> visits() {
    return root.all();
  }

  Stream<Guard> guards() {
    return visits().flatMap(visit -> List.copyOf(visit.guards).stream());
  }

  // tokens

  private void begin(Scope scope) {
    move(scope, scope.body.start(), null);
  }

  private void move(Scope scope, Node node, Flow by) {
    var visit = Visit.at(node, scope, by);
    scope.visits.add(visit);
    if (by == null) {
      plan(() -> enter(visit));
    } else {
      plan(() -> plan(() -> enter(visit)));
    }
  }

  private void enter(Visit visit) {
    if (!visit.open) {
      return;
    }
    if (rules.isEnteredByJob(visit.node)) {
      visit.phase = Visit.Phase.ENTERING;
      visit.waiting = waiting();
    } else {
      begin(visit);
    }
  }

  private void begin(Visit visit) {
    visit.waiting = null;
    if (!entered.add(visit.node.id())) {
      hit(Construct.ENTERED_AGAIN);
    }
    if (visit.isLoop()) {
      visit.phase = Visit.Phase.ACTIVE;
      loops.begin(visit);
    } else {
      arm(visit);
      activate(visit);
    }
  }

  /** Rule 6.1. */
  void arm(Visit host) {
    for (var node : host.scope.body.boundaryEventsOf(host.node)) {
      host.guards.add(new Guard(node, host, waiting()));
    }
  }

  void activate(Visit visit) {
    visit.phase = Visit.Phase.ACTIVE;
    visit.waiting = null;
    visit.noted = true;
    visit.begun = ++lastNumber;
    switch (visit.node.kind()) {
      case USER_TASK, RECEIVE_TASK, CATCH -> visit.waiting = waiting();
      case SERVICE_TASK, SCRIPT_TASK -> work(visit);
      case SUB_PROCESS -> open(visit);
      case CALL -> call(visit);
      case PARALLEL -> join(visit);
      case SIGNAL_THROW -> throwSignal(visit);
      case ERROR_END -> endWithError(visit);
      case TERMINATE_END -> terminate(visit);
      default -> pass(visit);
    }
  }

  private void pass(Visit visit) {
    switch (visit.node.kind()) {
      case ABSTRACT_TASK -> hit(Construct.ABSTRACT_TASK);
      case MANUAL_TASK -> hit(Construct.MANUAL_TASK);
      case NONE_THROW -> hit(Construct.NONE_THROW);
      case END -> visit.scope.end = visit.node.id();
      default -> {
        // counted by what it does
      }
    }
    complete(visit);
  }

  /** Rules 3.1 and 6.1: its work is done, and nothing can interrupt it any more. */
  void complete(Visit visit) {
    visit.waiting = null;
    if (rules.disarms(visit)) {
      visit.guards.clear();
    }
    var loop = visit.loop();
    boolean byJob = visit.isInstance() ? loop.after() : rules.isLeftByJob(visit.node);
    if (visit.node.kind().isGateway()) {
      visit.chosen = chosen(visit); // rule 4.6
    }
    if (byJob) {
      visit.phase = Visit.Phase.LEAVING;
      visit.waiting = waiting();
    } else {
      plan(() -> leave(visit));
    }
  }

  private void leave(Visit visit) {
    if (!visit.open) {
      return;
    }
    if (visit.isInstance()) {
      loops.leave(visit);
      return;
    }
    var flows = visit.chosen == null ? chosen(visit) : visit.chosen;
    close(visit, false);
    take(visit, flows);
  }

  private List<Flow> chosen(Visit visit) {
    var chosen = rules.chosen(visit.node, visit.scope.body, visit.scope.vars);
    var outgoing = visit.scope.body.outgoing(visit.node);
    if (chosen.isEmpty() && !outgoing.isEmpty()) {
      throw new Refusal("no flow to take at " + visit.node.id());
    }
    count(visit, chosen, outgoing);
    return chosen;
  }

  private void count(Visit visit, List<Flow> chosen, List<Flow> outgoing) {
    if (visit.node.is(Kind.EXCLUSIVE) && outgoing.size() > 1) {
      hit(chosen.get(0).otherwise() ? Construct.EXCLUSIVE_DEFAULT : Construct.EXCLUSIVE_CONDITION);
    } else if (visit.node.is(Kind.PARALLEL) && outgoing.size() > 1) {
      hit(Construct.PARALLEL_FORK);
    } else if (chosen.size() > 1) {
      hit(Construct.SPLIT_WITHOUT_GATEWAY);
    }
    if (visit.node.kind().isActivity() && !chosen.isEmpty()) {
      if (chosen.get(0).otherwise()) {
        hit(Construct.DEFAULT_FLOW_OF_ACTIVITY);
      } else if (chosen.get(0).condition() != null) {
        hit(Construct.CONDITIONAL_FLOW);
      }
    }
    if (outgoing.isEmpty() && !visit.node.kind().isEnd()) {
      hit(Construct.IMPLICIT_END);
      visit.scope.end = visit.node.id();
    }
  }

  private void take(Visit left, List<Flow> flows) {
    for (var flow : flows) {
      move(left.scope, left.scope.body.node(flow.target()), flow);
    }
    if (flows.isEmpty()) {
      plan(() -> endIfOver(left.scope));
    }
  }

  /** The row in history is written, and boundary events are gone; rules 3.1, 6.1, 10. */
  void close(Visit visit, boolean canceled) {
    visit.open = false;
    visit.waiting = null;
    visit.guards.clear();
    (visit.isInstance() ? visit.whole.instances : visit.scope.visits).remove(visit);
    if (visit.noted) {
      history.merge(visit.node.id() + (canceled ? ":canceled" : ""), 1, Integer::sum);
    }
  }

  /** With all that is in it; rule 3.4. */
  void cancel(Visit visit) {
    List.copyOf(visit.instances).forEach(this::cancel);
    if (visit.inside != null) {
      cancelAll(visit.inside);
    }
    close(visit, true);
  }

  void cancelAll(Scope scope) {
    List.copyOf(scope.visits).forEach(this::cancel);
  }

  private void endIfOver(Scope scope) {
    boolean gone = scope.owner == null ? end != null : !scope.owner.open;
    if (gone || !rules.isOver(scope)) {
      return;
    }
    if (scope.owner == null) {
      end = scope.end == null ? "none" : scope.end;
      return;
    }
    if (scope.isCalled()) {
      rules.takeBack(scope.owner, scope);
      if (!scope.owner.node.traits().out().isEmpty()) {
        hit(Construct.OUT_MAPPING);
      }
    }
    complete(scope.owner);
  }

  // what nodes do

  private void work(Visit visit) {
    var work = visit.node.traits().work();
    long number = visit.vars.number(work.variable());
    switch (work.type()) {
      case SET -> rules.set(visit.vars, work.variable(), (long) work.value());
      case ADD -> rules.set(visit.vars, work.variable(), number + work.value());
      case ERROR -> {
        if (number >= work.value()) {
          hit(Construct.ERROR_OF_WORK);
          raise(visit.host(), work.code());
          return;
        }
      }
      case FAIL -> {
        if (number >= work.value()) {
          hit(Construct.FAILURE);
          throw new Refusal("failed at " + visit.node.id());
        }
      }
    }
    hit(visit.node.is(Kind.SCRIPT_TASK) ? Construct.SCRIPT_TASK : Construct.SERVICE_TASK);
    complete(visit);
  }

  private void open(Visit visit) {
    var vars = visit.isInstance() ? visit.vars : new Vars(visit.scope.vars);
    visit.inside = new Scope(visit.node.body(), visit, vars);
    hit(visit.isInstance() ? Construct.LOOP_OF_SUB_PROCESS : Construct.SUB_PROCESS);
    if (visit.inside.depth() >= 4) {
      hit(Construct.DEPTH_FOUR);
    }
    begin(visit.inside);
  }

  private void call(Visit visit) {
    visit.inside = new Scope(visit.node.body(), visit, new Vars(null));
    rules.give(visit, visit.inside);
    hit(visit.isInstance() ? Construct.LOOP_OF_CALL : Construct.CALL);
    begin(visit.inside);
  }

  private void join(Visit visit) {
    var incoming = visit.scope.body.incoming(visit.node);
    visit.phase = Visit.Phase.AT_JOIN;
    var waiting =
        visit.scope.visits.stream()
            .filter(v -> v.node == visit.node && v.phase == Visit.Phase.AT_JOIN)
            .toList();
    if (!rules.isJoined(incoming, waiting)) {
      hit(Construct.TOKEN_WAITS_AT_JOIN);
      return;
    }
    if (incoming.size() > 1) {
      hit(Construct.PARALLEL_JOIN);
    }
    for (var flow : incoming) {
      waiting.stream()
          .filter(v -> v.by == flow && flow != visit.by)
          .findFirst()
          .ifPresent(v -> close(v, false));
    }
    visit.phase = Visit.Phase.ACTIVE;
    complete(visit);
  }

  private void throwSignal(Visit visit) {
    hit(Construct.SIGNAL_THROWN);
    if (broadcast(visit.node.event().name()) > 0) {
      hit(Construct.SIGNAL_THROWN_AND_HEARD);
    }
    complete(visit);
  }

  /** Rule 6.7; how many have heard it. */
  int broadcast(String name) {
    var events =
        visits()
            .filter(v -> v.isWaitingFor(Event.Type.SIGNAL) && v.node.event().name().equals(name))
            .map(v -> new Rules.Heard(v, null));
    var boundaries =
        guards()
            .filter(g -> g.node.waitsFor(Event.Type.SIGNAL) && g.node.event().name().equals(name))
            .map(g -> new Rules.Heard(null, g));
    var heard =
        Stream.concat(events, boundaries)
            .sorted(Comparator.comparingLong(Rules.Heard::number))
            .toList();
    if (heard.size() > 1) {
      hit(Construct.SIGNAL_HEARD_BY_SEVERAL);
    }
    rules.order(heard).stream().filter(Rules.Heard::isOpen).forEach(this::hear);
    return heard.size();
  }

  private void hear(Rules.Heard one) {
    if (one.guard() != null) {
      fire(one.guard());
    } else {
      hit(Construct.SIGNAL_CATCH);
      complete(one.visit());
    }
  }

  private void endWithError(Visit visit) {
    hit(Construct.ERROR_END);
    close(visit, false);
    raise(visit.scope.owner == null ? null : visit.scope.owner.host(), visit.node.event().name());
  }

  private void terminate(Visit visit) {
    var scope = rules.terminated(visit.scope);
    scope.end = visit.node.id();
    close(visit, false);
    if (scope.owner == null) {
      hit(Construct.TERMINATED_PROCESS);
    } else if (scope.isCalled()) {
      hit(Construct.TERMINATED_CALLED);
    } else {
      hit(
          scope.owner.isInstance()
              ? Construct.TERMINATED_LOOP_INSTANCE
              : Construct.TERMINATED_SUB_PROCESS);
    }
    cancelAll(scope);
    plan(() -> endIfOver(scope));
  }

  // events

  /** Rule 7: from the inside out, through calls. */
  private void raise(Visit from, String code) {
    boolean called = false;
    for (var at = from; at != null; at = at.scope.owner == null ? null : at.scope.owner.host()) {
      var caught = rules.catching(at.guards, code);
      if (caught.isPresent()) {
        hit(
            caught.get().node.event().name() == null
                ? Construct.ANY_ERROR_CAUGHT
                : Construct.ERROR_CAUGHT);
        if (called || at.node.is(Kind.CALL)) {
          hit(Construct.ERROR_OF_CALLED);
        }
        fire(caught.get());
        return;
      }
      called |= at.node.is(Kind.CALL);
    }
    hit(Construct.ERROR_NOT_CAUGHT);
    throw new Refusal("nothing catches " + code);
  }

  /** Rules 6.3 and 6.4. */
  void fire(Guard guard) {
    count(guard);
    var host = guard.host;
    if (rules.interrupts(guard)) {
      cancel(host);
    } else if (guard.node.waitsFor(Event.Type.TIMER)) {
      guard.times--;
      if (!rules.goesOffAgain(guard)) {
        host.guards.remove(guard);
      } else {
        hit(Construct.TIMER_AGAIN);
      }
    }
    var visit = Visit.at(guard.node, host.scope, null);
    host.scope.visits.add(visit);
    plan(() -> enter(visit));
  }

  private void count(Guard guard) {
    boolean cuts = guard.node.traits().interrupting();
    switch (guard.node.event().type()) {
      case TIMER -> hit(cuts ? Construct.TIMER_INTERRUPTS : Construct.TIMER_BESIDE);
      case MESSAGE -> hit(cuts ? Construct.MESSAGE_INTERRUPTS : Construct.MESSAGE_BESIDE);
      case SIGNAL -> hit(cuts ? Construct.SIGNAL_INTERRUPTS : Construct.SIGNAL_BESIDE);
      case ERROR -> {
        // counted where it is caught
      }
    }
    if (guard.host.isLoop()) {
      hit(Construct.BOUNDARY_OF_LOOP);
    }
    if (guard.host.node.is(Kind.SUB_PROCESS)) {
      hit(Construct.BOUNDARY_OF_SUB_PROCESS);
    } else if (guard.host.node.is(Kind.CALL)) {
      hit(Construct.BOUNDARY_OF_CALL);
    }
  }

  /** Rule 8: the job that enters or leaves a node. */
  void runJob(Visit visit) {
    if (visit.waiting.tries == 0) {
      hit(Construct.DEAD_LETTER_SUCCEEDED);
    }
    visit.waiting = null;
    if (visit.phase == Visit.Phase.LEAVING) {
      hit(visit.isInstance() ? Construct.INSTANCE_LEFT_BY_JOB : Construct.LEFT_BY_JOB);
      plan(() -> leave(visit));
    } else if (visit.isInstance()) {
      hit(Construct.INSTANCE_ENTERED_BY_JOB);
      plan(() -> activate(visit));
    } else {
      hit(Construct.ENTERED_BY_JOB);
      plan(() -> begin(visit));
    }
  }

  List<Visit> sorted(Stream<Visit> found) {
    return new ArrayList<>(
        found.sorted(Comparator.comparingLong(visit -> visit.waiting.number)).toList());
  }
}
