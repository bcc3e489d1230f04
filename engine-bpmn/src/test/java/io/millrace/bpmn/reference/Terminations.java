package io.millrace.bpmn.reference;

/** Terminate end events; rules 3.5, 3.7 and 3.8. */
final class Terminations {

  private final Run run;
  private final Rules rules;
  private final Loops loops;

  Terminations(Run run, Rules rules, Loops loops) {
    this.run = run;
    this.rules = rules;
    this.loops = loops;
  }

  void reached(Visit visit) {
    var reach = visit.node.event() == null ? null : visit.node.event().name();
    if (Event.ALL.equals(reach)) {
      family(visit);
      return;
    }
    var loop = Event.LOOP.equals(reach) ? loopAround(visit.scope) : null;
    if (loop == null) {
      scope(visit);
    } else {
      run.hit(Construct.TERMINATED_LOOP);
      run.close(visit, false);
      loops.terminate(loop);
    }
  }

  private void scope(Visit visit) {
    var scope = rules.terminated(visit.scope);
    scope.end = visit.node.id();
    run.close(visit, false);
    count(scope);
    run.cancelAll(scope);
    scope.guards.clear();
    scope.ending = true;
    run.endIfOver(scope); // rule 3.5: it is over with that
  }

  private void count(Scope scope) {
    if (scope.owner == null) {
      run.hit(Construct.TERMINATED_PROCESS);
    } else if (scope.isCalled()) {
      run.hit(Construct.TERMINATED_CALLED);
    } else {
      run.hit(
          scope.owner.isInstance()
              ? Construct.TERMINATED_LOOP_INSTANCE
              : Construct.TERMINATED_SUB_PROCESS);
    }
  }

  /** Rule 3.7: from a called process the event is the reason for which the first one is cut off. */
  private void family(Visit visit) {
    boolean fromCalled = visit.isInCall();
    run.hit(fromCalled ? Construct.TERMINATED_ALL_FROM_CALLED : Construct.TERMINATED_ALL);
    run.close(visit, false);
    run.root.end = fromCalled ? "deleted" : visit.node.id();
    run.cancelAll(run.root);
    run.root.guards.clear();
    run.plan(() -> run.endIfOver(run.root));
  }

  /** Rule 3.8: the nearest multi-instance activity around, in the same process instance. */
  private static Visit loopAround(Scope scope) {
    for (var at = scope; at.owner != null && !at.isCalled(); at = at.owner.scope) {
      if (at.owner.isInstance() && at.owner.loop() != null) {
        return at.owner.whole;
      }
    }
    return null;
  }
}
