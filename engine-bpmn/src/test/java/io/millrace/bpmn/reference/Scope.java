package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A process instance, or what runs in an instance of a sub-process. */
final class Scope {

  final Body body;

  /** The sub-process or call it is the inside of; null for the root. */
  final Visit owner;

  final Vars vars;
  final List<Visit> visits = new ArrayList<>();

  /** The event sub-processes that wait. */
  final List<Guard> guards = new ArrayList<>();

  /** What has completed and can be compensated, in that order. */
  final List<Done> done = new ArrayList<>();

  /** The complex gateways that wait for their reset, with the flows whose tokens they took. */
  final Map<String, Set<Flow>> resets = new HashMap<>();

  /** The end event that was reached last. */
  String end;

  /** Whether an ad-hoc sub-process ends with its last token. */
  boolean ending;

  /** Whether an event sub-process has interrupted it; rule 12.2. */
  boolean interrupted;

  boolean over;

  Scope(Body body, Visit owner, Vars vars) {
    this.body = body;
    this.owner = owner;
    this.vars = vars;
  }

  /** Whether it is neither over nor canceled. */
  boolean isThere() {
    return owner == null || owner.open;
  }

  /** In which order it has begun. */
  long begun() {
    return owner == null ? 0 : owner.begun;
  }

  boolean isCalled() {
    return owner != null && owner.node.is(Kind.CALL);
  }

  boolean isAdHoc() {
    return owner != null && owner.node.is(Kind.AD_HOC);
  }

  Stream<Visit> all() {
    return List.copyOf(visits).stream().flatMap(Visit::all);
  }

  Stream<Guard> allGuards() {
    return Stream.concat(
        List.copyOf(guards).stream(), List.copyOf(visits).stream().flatMap(Visit::allGuards));
  }

  int depth() {
    return owner == null ? 1 : owner.scope.depth() + 1;
  }
}
