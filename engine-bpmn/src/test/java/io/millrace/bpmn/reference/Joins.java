package io.millrace.bpmn.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Gateways where tokens meet; chapter 4 of the rules. */
final class Joins {

  private final Run run;
  private final Rules rules;

  Joins(Run run, Rules rules) {
    this.run = run;
    this.rules = rules;
  }

  private static List<Visit> waiting(Scope scope, Node join) {
    return scope.visits.stream()
        .filter(v -> v.node == join && v.phase == Visit.Phase.AT_JOIN)
        .toList();
  }

  /** Rule 4.2. */
  void parallel(Visit visit) {
    var incoming = visit.scope.body.incoming(visit.node);
    visit.phase = Visit.Phase.AT_JOIN;
    var waiting = waiting(visit.scope, visit.node);
    if (!rules.isJoined(incoming, waiting)) {
      run.hit(Construct.TOKEN_WAITS_AT_JOIN);
      return;
    }
    if (incoming.size() > 1) {
      run.hit(Construct.PARALLEL_JOIN);
    }
    for (var flow : incoming) {
      waiting.stream()
          .filter(v -> v.by == flow && flow != visit.by)
          .findFirst()
          .ifPresent(v -> run.close(v, false));
    }
    visit.phase = Visit.Phase.ACTIVE;
    run.complete(visit);
  }

  /** Rule 4.8: whether it passes is seen when nothing else moves. */
  void inclusive(Visit visit) {
    if (visit.scope.body.incoming(visit.node).size() > 1) {
      visit.phase = Visit.Phase.AT_JOIN;
    } else {
      run.complete(visit);
    }
  }

  private boolean start(Scope scope, Node node) {
    var waiting = waiting(scope, node);
    if (scope.resets.containsKey(node.id()) || waiting.size() < rules.enough(node)) {
      return false;
    }
    var first = onePerFlow(waiting);
    scope.resets.put(node.id(), first.stream().map(v -> v.by).collect(Collectors.toSet()));
    run.hit(Construct.COMPLEX_STARTED);
    pass(first);
    return true;
  }

  private static List<Visit> onePerFlow(List<Visit> waiting) {
    var flows = new HashSet<Flow>();
    return waiting.stream().filter(visit -> flows.add(visit.by)).toList();
  }

  private void pass(List<Visit> consumed) {
    consumed.stream().skip(1).forEach(visit -> run.close(visit, false));
    var visit = consumed.get(0);
    visit.phase = Visit.Phase.ACTIVE;
    run.complete(visit);
  }

  /** Lets one of the joins pass that wait for what can still come; false if none does. */
  boolean passOne() {
    var scopes = Stream.concat(Stream.of(run.root), run.root.all().map(visit -> visit.inside));
    return scopes
        .filter(Objects::nonNull)
        .sorted(Comparator.comparingLong(Scope::begun))
        .anyMatch(this::passOne);
  }

  private boolean passOne(Scope scope) {
    for (var node : scope.body.nodes()) {
      if (node.is(Kind.INCLUSIVE) && passInclusive(scope, node)) {
        return true;
      } else if (node.is(Kind.COMPLEX) && passComplex(scope, node)) {
        return true;
      }
    }
    return false;
  }

  private boolean passInclusive(Scope scope, Node node) {
    var waiting = waiting(scope, node);
    var filled = waiting.stream().map(v -> v.by).collect(Collectors.toSet());
    if (waiting.isEmpty() || isExpected(scope, node, filled)) {
      return false;
    }
    var consumed = onePerFlow(waiting);
    run.hit(consumed.size() > 1 ? Construct.INCLUSIVE_JOIN : Construct.INCLUSIVE_PASSED_ALONE);
    pass(consumed);
    return true;
  }

  /** Rule 4.12: the reset. */
  private boolean passComplex(Scope scope, Node node) {
    var consumed = scope.resets.get(node.id());
    if (consumed == null) {
      return start(scope, node);
    }
    var late = waiting(scope, node).stream().filter(v -> !consumed.contains(v.by)).toList();
    var filled = new HashSet<Flow>(consumed);
    late.forEach(visit -> filled.add(visit.by));
    if (isExpected(scope, node, filled)) {
      return false;
    }
    scope.resets.remove(node.id());
    run.hit(late.isEmpty() ? Construct.COMPLEX_RESET : Construct.COMPLEX_RESET_TAKES);
    for (var visit : onePerFlow(late)) {
      scope.end = node.id(); // rule 10.2: its token ends there
      run.close(visit, false);
    }
    run.plan(() -> run.endIfOver(scope));
    return true;
  }

  /** Rules 4.8 and 4.9: whether a token can still come to an empty flow. */
  private boolean isExpected(Scope scope, Node join, Set<Flow> filled) {
    if (filled.containsAll(scope.body.incoming(join))) {
      return false;
    }
    return scope.visits.stream()
        .filter(v -> !v.carries && !(v.node == join && v.phase == Visit.Phase.AT_JOIN))
        .anyMatch(v -> rules.isExpected(comesTo(v, join, true), comesTo(v, join, false), filled));
  }

  /** On which flows a token can come to a join. */
  private static Set<Flow> comesTo(Visit token, Node join, boolean byEvents) {
    var found = new LinkedHashSet<Flow>();
    if (token.node == join && token.phase == Visit.Phase.ENTERING) {
      found.add(token.by);
      return found;
    }
    var body = token.scope.body;
    var seen = new HashSet<String>();
    var left = new ArrayDeque<Node>(List.of(token.node));
    while (!left.isEmpty()) {
      var node = left.poll();
      for (var flow : body.outgoing(node)) {
        if (flow.target().equals(join.id())) {
          found.add(flow);
        } else if (seen.add(flow.target())) {
          left.add(body.node(flow.target()));
        }
      }
      besides(body, node, byEvents).stream().filter(next -> seen.add(next.id())).forEach(left::add);
    }
    return found;
  }

  /** Where a token goes without a flow. */
  private static List<Node> besides(Body body, Node node, boolean byEvents) {
    var next = new ArrayList<Node>();
    if (node.is(Kind.THROW) && node.waitsFor(Event.Type.LINK)) {
      body.linked(node).ifPresent(next::add);
    }
    if (byEvents && node.kind().isActivity()) {
      next.addAll(body.boundaryEventsOf(node));
    }
    return next;
  }
}
