package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A process instance, or what runs in an instance of a sub-process. */
final class Scope {

  final Body body;

  /** The sub-process or call it is the inside of; null for the root. */
  final Visit owner;

  final Vars vars;
  final List<Visit> visits = new ArrayList<>();

  /** The end event that was reached last. */
  String end;

  Scope(Body body, Visit owner, Vars vars) {
    this.body = body;
    this.owner = owner;
    this.vars = vars;
  }

  boolean isCalled() {
    return owner != null && owner.node.is(Kind.CALL);
  }

  Stream<Visit> all() {
    return List.copyOf(visits).stream().flatMap(Visit::all);
  }

  int depth() {
    return owner == null ? 1 : owner.scope.depth() + 1;
  }
}
