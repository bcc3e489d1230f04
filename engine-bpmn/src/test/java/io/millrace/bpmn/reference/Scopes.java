package io.millrace.bpmn.reference;

/** How process instances, calls and sub-processes begin and end; rules 3.2, 3.3, 9.4, 9.5, 14.3. */
final class Scopes {

  private final Run run;
  private final Rules rules;

  Scopes(Run run, Rules rules) {
    this.run = run;
    this.rules = rules;
  }

  void begin(Scope scope) {
    scope
        .body
        .data()
        .forEach(
            (name, value) -> {
              if (!scope.vars.own().containsKey(name)) {
                run.hit(Construct.DATA_OBJECT);
                scope.vars.setHere(name, value);
              }
            });
    for (var handler : rules.handlers(scope)) {
      scope.guards.addAll(Guard.starting(handler, scope, run::waiting));
    }
    run.conditions().armed(scope.guards);
    scope.body.start().ifPresent(start -> run.move(scope, start, null));
    scope.body.beginning().ifPresent(gateway -> begin(scope, gateway));
  }

  /** Rule 4.14: the first of the events behind a gateway that begins the instance has come. */
  private void begin(Scope scope, Node gateway) {
    var visit = Visit.at(gateway, scope, null);
    scope.visits.add(visit);
    run.plan(
        () -> {
          run.note(visit);
          run.plan(() -> begun(visit));
        });
  }

  private void begun(Visit gateway) {
    var flows = gateway.scope.body.outgoing(gateway.node);
    boolean all = rules.awaitsOthers(gateway.node);
    run.hit(all ? Construct.BEGUN_WITH_ALL : Construct.BEGUN_WITH_ONE);
    run.close(gateway, false);
    var come = Visit.at(gateway.scope.body.node(flows.get(0).target()), gateway.scope, null);
    gateway.scope.visits.add(come);
    run.plan(
        () -> {
          run.note(come);
          run.complete(come);
        });
    if (all) {
      flows.stream()
          .skip(1)
          .forEach(flow -> run.move(gateway.scope, gateway.scope.body.node(flow.target()), flow));
    }
  }

  void open(Visit visit) {
    var vars = visit.isInstance() ? visit.vars : new Vars(visit.vars);
    visit.inside = new Scope(visit.node.body(), visit, vars);
    run.hit(
        visit.isInstance()
            ? Construct.LOOP_OF_SUB_PROCESS
            : Construct.valueOf(visit.node.kind().name()));
    if (visit.inside.depth() >= 4) {
      run.hit(Construct.DEPTH_FOUR);
    }
    begin(visit.inside);
  }

  void call(Visit visit) {
    visit.inside = new Scope(visit.node.body(), visit, new Vars(null));
    rules.give(visit, visit.inside);
    run.conditions().watch(visit.inside);
    run.hit(visit.isInstance() ? Construct.LOOP_OF_CALL : Construct.CALL);
    begin(visit.inside);
  }

  /** Rule 9.4: what a call leaves behind. */
  void takeBack(Visit call) {
    if (!call.node.traits().out().isEmpty()) {
      run.hit(Construct.OUT_MAPPING);
      call.node.traits().out().forEach(one -> takeBack(call, one));
    }
  }

  private void takeBack(Visit call, Mapping one) {
    run.change(
        call.vars.holderOf(one.target()),
        one.target(),
        () -> rules.takeBack(call, call.inside, one));
  }

  /** Rule 14.3: asked whenever an activity in it has completed. */
  boolean endsAdHoc(Visit left) {
    var scope = left.scope;
    var adHoc = scope.owner.node.traits().adHoc();
    if (scope.ending || adHoc.until() == null || !adHoc.until().holds(scope.vars)) {
      return false;
    }
    if (!rules.cancelsRest(adHoc)) {
      run.hit(Construct.AD_HOC_WAITS_FOR_REST);
      return false;
    }
    scope.ending = true;
    run.hit(Construct.AD_HOC_CONDITION);
    run.close(left, false);
    run.cancelAll(scope);
    run.plan(() -> endIfOver(scope));
    return true;
  }

  void endIfOver(Scope scope) {
    boolean gone = scope.over || (scope.owner != null && !scope.owner.open);
    if (gone || !rules.isOver(scope)) {
      return;
    }
    if (run.conditions().isLooking()) {
      run.plan(() -> endIfOver(scope)); // rule 6.10
      return;
    }
    scope.over = true;
    scope.guards.clear();
    if (scope.owner == null) {
      run.end = scope.end == null ? "none" : scope.end;
      return;
    }
    if (scope.isCalled()) {
      takeBack(scope.owner);
    }
    run.complete(scope.owner);
  }
}
