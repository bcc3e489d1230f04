package io.millrace.cmmn.reference;

import java.util.Set;

/** Round 0 of each action. */
class Steps {

  private final Semantics rules;

  Steps(Semantics rules) {
    this.rules = rules;
  }

  void perform(CaseRun run, Action action) {
    var lifecycle = rules.lifecycle();
    if (action instanceof Action.CompleteTask a) {
      lifecycle.complete(run, find(run, a.item(), a.index(), State.ACTIVE, Kind.HUMAN_TASK), null);
    } else if (action instanceof Action.Trigger a) {
      lifecycle.complete(
          run, find(run, a.item(), a.index(), State.ACTIVE, Kind.BLOCKING_TASK), null);
    } else if (action instanceof Action.ManualStart a) {
      run.hit(Construct.MANUAL_START);
      lifecycle.activate(
          run, find(run, a.item(), a.index(), State.ENABLED), Transition.MANUAL_START);
    } else if (action instanceof Action.Disable a) {
      run.hit(Construct.DISABLE);
      lifecycle.move(
          run, find(run, a.item(), a.index(), State.ENABLED), Transition.DISABLE, State.DISABLED);
    } else if (action instanceof Action.Reenable a) {
      run.hit(Construct.REENABLE);
      lifecycle.move(
          run, find(run, a.item(), a.index(), State.DISABLED), Transition.REENABLE, State.ENABLED);
    } else if (action instanceof Action.Occur a) {
      var kinds = new Kind[] {Kind.USER_LISTENER, Kind.GENERIC_LISTENER};
      lifecycle.occur(run, find(run, a.item(), a.index(), State.AVAILABLE, kinds));
    } else if (action instanceof Action.SetVariable a) {
      run.hit(Construct.VARIABLE_SET);
      run.variables().put(a.name(), a.value());
    } else if (action instanceof Action.CompleteStage a) {
      completeByHand(
          run,
          find(run, a.item(), a.index(), State.ACTIVE, Kind.STAGE),
          Construct.STAGE_COMPLETED_BY_HAND);
    } else if (action instanceof Action.CompleteCase) {
      completeByHand(run, run.root(), Construct.CASE_COMPLETED_BY_HAND);
    } else {
      run.hit(Construct.CASE_TERMINATED);
      lifecycle.terminateCase(run);
    }
  }

  private void completeByHand(CaseRun run, Instance stage, Construct construct) {
    if (!rules.completion().mayBeCompletedByHand(run, stage)) {
      run.hit(Construct.COMPLETION_BY_HAND_REFUSED);
      throw new Refused(stage.item().id() + " is held open");
    }
    run.hit(construct);
    rules.lifecycle().complete(run, stage, null);
  }

  private static Instance find(CaseRun run, String item, int index, State state, Kind... kinds) {
    return run.instancesOf(item)
        .filter(i -> i.state() == state && !i.isRoot())
        .filter(i -> kinds.length == 0 || Set.of(kinds).contains(i.item().kind()))
        .skip(index)
        .findFirst()
        .orElseThrow(() -> new Refused("no instance of " + item + " is " + state.word()));
  }
}
