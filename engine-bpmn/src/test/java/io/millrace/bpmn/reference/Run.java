package io.millrace.bpmn.reference;

import io.millrace.test.random.DoesNotSettle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A process instance, and how its tokens move: one small thing at a time, first in, first out. */
final class Run {

  private static final int MOST_OPERATIONS = 500;
  private static final int MOST_TOKENS = 60;

  final Scope root;
  final SortedMap<String, Integer> history = new TreeMap<>();
  final Map<Construct, Integer> hits = new EnumMap<>(Construct.class);

  /** Null while it runs. */
  String end;

  private final Rules rules;
  private final Deque<Runnable> agenda = new ArrayDeque<>();
  private final Set<String> entered = new HashSet<>();
  private final Loops loops;
  private final Joins joins;
  private final Flows flows;
  private final Scopes scopes;
  private final Terminations terminations;
  private final Events events;
  private final Conditions conditions;
  private final Compensations compensations;
  private final Worker worker;
  private long lastNumber;

  Run(Rules rules, ProcessModel model, Map<String, Object> variables) {
    this.rules = rules;
    this.loops = new Loops(this, rules);
    this.joins = new Joins(this, rules);
    this.flows = new Flows(this, rules);
    this.scopes = new Scopes(this, rules);
    this.terminations = new Terminations(this, rules, loops);
    this.events = new Events(this, rules);
    this.conditions = new Conditions(this, rules);
    this.compensations = new Compensations(this, rules);
    this.worker = new Worker(this);
    this.root = new Scope(model.body(), null, new Vars(null));
    variables.forEach(root.vars::setHere);
  }

  void start() {
    conditions.watch(root);
    scopes.begin(root);
    settle();
  }

  void hit(Construct construct) {
    hits.merge(construct, 1, Integer::sum);
  }

  void plan(Runnable operation) {
    agenda.add(operation);
  }

  void planFirst(Runnable operation) {
    agenda.addFirst(operation);
  }

  Events events() {
    return events;
  }

  Compensations compensations() {
    return compensations;
  }

  Conditions conditions() {
    return conditions;
  }

  Scopes scopes() {
    return scopes;
  }

  Loops loops() {
    return loops;
  }

  /** Rule 2.3: until nothing is left to be done. */
  void settle() {
    for (int done = 0; !agenda.isEmpty() || joins.passOne(); done++) {
      if (done > MOST_OPERATIONS || (done % 64 == 63 && root.all().count() > MOST_TOKENS)) {
        throw new DoesNotSettle("more than " + MOST_OPERATIONS + " operations or too many tokens");
      }
      if (!agenda.isEmpty()) {
        agenda.poll().run();
      }
    }
  }

  long number() {
    return ++lastNumber;
  }

  Waiting waiting() {
    return new Waiting(number());
  }

  Stream<Visit> visits() {
    return root.all().filter(visit -> !visit.carries);
  }

  Stream<Guard> guards() {
    return root.allGuards();
  }

  // variables

  /** Rule 9.2. */
  void set(Vars vars, String name, Object value) {
    change(vars.holderOf(name), name, () -> rules.set(vars, name, value));
  }

  void setHere(Vars vars, String name, Object value) {
    change(vars, name, () -> vars.setHere(name, value));
  }

  /** Rule 6.9: a variable that gets the value it has does not change. */
  void change(Vars where, String name, Runnable setting) {
    var before = where.own();
    setting.run();
    if (!before.containsKey(name) || !Objects.equals(before.get(name), where.own().get(name))) {
      conditions.changed(where);
    }
  }

  // tokens

  /** Puts a token at a node; without a flow it is there at once. */
  void move(Scope scope, Node node, Flow by) {
    var visit = Visit.at(node, scope, by);
    scope.visits.add(visit);
    if (by == null) {
      plan(() -> enter(visit));
    } else {
      take(visit);
    }
  }

  /** Rule 4.13: a link is taken as a flow is. */
  void link(Scope scope, Node node) {
    var visit = Visit.at(node, scope, null);
    scope.visits.add(visit);
    take(visit);
  }

  private void take(Visit visit) {
    plan(() -> plan(() -> enter(visit)));
  }

  void enter(Visit visit) {
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
      host.guards.addAll(Guard.at(host, node, this::waiting));
    }
    conditions.armed(host.guards);
  }

  /** It is active, and history knows it. */
  void note(Visit visit) {
    visit.phase = Visit.Phase.ACTIVE;
    visit.waiting = null;
    visit.noted = true;
    visit.begun = number();
  }

  void activate(Visit visit) {
    note(visit);
    switch (visit.node.kind()) {
      case USER_TASK, RECEIVE_TASK -> visit.waiting = waiting();
      case CATCH -> await(visit);
      case SERVICE_TASK, SCRIPT_TASK -> worker.work(visit);
      case SUB_PROCESS, TRANSACTION, AD_HOC, EVENT_SUB_PROCESS -> scopes.open(visit);
      case CALL -> scopes.call(visit);
      case PARALLEL -> joins.parallel(visit);
      case INCLUSIVE -> joins.inclusive(visit);
      case COMPLEX -> visit.phase = Visit.Phase.AT_JOIN; // rule 4.11: seen when nothing else moves
      case EVENT_GATEWAY -> awaitFirst(visit);
      case THROW, THROW_END -> events.reached(visit);
      case ERROR_END -> events.endWithError(visit);
      case TERMINATE_END -> terminations.reached(visit);
      default -> pass(visit);
    }
  }

  private void await(Visit visit) {
    if (visit.node.waitsFor(Event.Type.LINK)) {
      complete(visit);
      return;
    } else if (visit.node.isMultiple()) { // each part waits for itself
      visit.guards.addAll(Guard.at(visit, visit.node, this::waiting));
      conditions.armed(visit.guards);
      return;
    }
    visit.waiting = waiting();
    if (visit.node.waitsFor(Event.Type.CONDITION)) {
      conditions.waits(visit);
    }
  }

  /** Rule 4.10. */
  private void awaitFirst(Visit gateway) {
    for (var flow : gateway.scope.body.outgoing(gateway.node)) {
      var event = gateway.scope.body.node(flow.target());
      gateway.guards.addAll(Guard.at(gateway, event, this::waiting));
    }
    conditions.armed(gateway.guards);
  }

  private void pass(Visit visit) {
    switch (visit.node.kind()) {
      case ABSTRACT_TASK -> hit(Construct.ABSTRACT_TASK);
      case MANUAL_TASK -> hit(Construct.MANUAL_TASK);
      case NONE_THROW -> hit(Construct.NONE_THROW);
      default -> {
        // counted by what it does
      }
    }
    complete(visit);
  }

  /** Rules 3.1 and 6.1: its work is done, and nothing can interrupt it any more. */
  void complete(Visit visit) {
    visit.waiting = null;
    var loop = visit.loop();
    boolean byJob =
        visit.isInstance() ? loop != null && loop.after() : rules.isLeftByJob(visit.node);
    if (rules.disarms(visit)) {
      // rules 6.12 and 6.15: conditions are looked at until it is left, but not those of a loop
      boolean none = byJob || visit.isLoop();
      visit.guards.removeIf(guard -> none || !guard.waitsFor(Event.Type.CONDITION));
    }
    if (visit.node.kind().isGateway()) {
      visit.chosen = flows.chosen(visit); // rule 4.6
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
    if (!visit.isLoop()) {
      compensations.completed(visit);
    }
    if (visit.isInstance()) {
      loops.leave(visit);
      return;
    }
    if (visit.undoing != null) {
      hit(Construct.HANDLER_DONE);
      close(visit, false);
      compensations.handled(visit);
      return;
    }
    if (visit.scope.isAdHoc() && visit.node.kind().isActivity() && scopes.endsAdHoc(visit)) {
      return;
    }
    var taken = visit.chosen == null ? flows.chosen(visit) : visit.chosen;
    close(visit, false);
    flows.take(visit, taken);
  }

  /** The row in history is written, and boundary events are gone; rules 3.1, 6.1, 10. */
  void close(Visit visit, boolean canceled) {
    visit.open = false;
    visit.waiting = null;
    visit.guards.clear();
    siblings(visit).remove(visit);
    if (visit.noted) {
      history.merge(visit.node.id() + (canceled ? ":canceled" : ""), 1, Integer::sum);
    }
  }

  private static List<Visit> siblings(Visit visit) {
    if (visit.isInstance()) {
      return visit.whole.instances;
    }
    return visit.undoing == null ? visit.scope.visits : visit.undoing.thrower.handlers;
  }

  /** With all that is in it; rule 3.4. */
  void cancel(Visit visit) {
    List.copyOf(visit.instances).forEach(this::cancel);
    List.copyOf(visit.handlers).forEach(this::cancel);
    if (visit.inside != null) {
      cancelAll(visit.inside);
      visit.inside.guards.clear();
    }
    close(visit, true);
  }

  void cancelAll(Scope scope) {
    List.copyOf(scope.visits).forEach(this::cancel);
  }

  void endIfOver(Scope scope) {
    scopes.endIfOver(scope);
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
