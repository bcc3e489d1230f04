package io.millrace.cmmn.reference;

import java.util.Set;
import java.util.stream.Stream;

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
      occur(run, a);
    } else if (action instanceof Action.SetVariable a) {
      run.hit(Construct.VARIABLE_SET);
      var before = run.variables().put(a.name(), a.value());
      if (!a.value().equals(before)) {
        changed(run, a.name(), before == null ? Transition.CREATE : Transition.UPDATE);
      }
    } else if (action instanceof Action.RemoveVariable a) {
      if (run.variables().remove(a.name()) != null) {
        changed(run, a.name(), Transition.DELETE);
      }
    } else if (action instanceof Action.CreateFile a) {
      run.hit(Construct.CASE_FILE_CREATED);
      new CaseFile(run).create(a.path(), a.value());
    } else if (action instanceof Action.ChangeFile a) {
      run.hit(Construct.CASE_FILE_CHANGED);
      new CaseFile(run).change(a.path(), a.transition(), a.value());
    } else if (action instanceof Action.CompleteCalled a) {
      completeCalled(run, find(run, a.item(), a.index(), a.state(), Kind.CASE_TASK));
    } else if (action instanceof Action.TerminateCalled a) {
      var caller = find(run, a.item(), a.index(), State.ACTIVE, Kind.CASE_TASK);
      run.hit(Construct.CALLED_CASE_TERMINATED);
      lifecycle.terminate(run, caller);
    } else if (action instanceof Action.Plan a) {
      plan(run, a);
    } else if (action instanceof Action.Signal a) {
      signal(run, a.name());
    } else if (action instanceof Action.RunJob a) {
      runJob(run, find(run, a.item(), a.index(), a.state()));
    } else if (action instanceof Action.Move a) {
      move(run, find(run, a.item(), a.index(), a.state()), a.transition());
    } else if (action instanceof Action.CompleteStage a) {
      completeByHand(
          run,
          find(run, a.item(), a.index(), State.ACTIVE, Kind.STAGE),
          Construct.STAGE_COMPLETED_BY_HAND);
    } else if (action instanceof Action.ChangeState a) {
      new Changes(lifecycle, rules.repetitions()).make(run, a);
    } else if (action instanceof Action.Reactivate) {
      reactivate(run);
    } else if (action instanceof Action.CompleteCase) {
      completeByHand(run, run.root(), Construct.CASE_COMPLETED_BY_HAND);
    } else {
      run.hit(Construct.CASE_TERMINATED);
      lifecycle.terminateCase(run);
    }
  }

  private void occur(CaseRun run, Action.Occur action) {
    var kinds =
        new Kind[] {
          Kind.USER_LISTENER, Kind.GENERIC_LISTENER, Kind.INTENT_LISTENER, Kind.TIMER_LISTENER
        };
    var listener = find(run, action.item(), action.index(), State.AVAILABLE, kinds);
    if (listener.item().kind() == Kind.TIMER_LISTENER) {
      run.hit(Construct.TIMER_BY_HAND);
    }
    rules.lifecycle().occur(run, listener);
  }

  private void completeCalled(CaseRun run, Instance caller) {
    if (caller.stateBeneath() != State.ACTIVE || caller.hasCallEnded()) {
      throw new Refused("no case of " + caller.item().id() + " is running");
    }
    run.hit(Construct.CALLED_CASE_COMPLETED);
    rules.lifecycle().calledCaseEnds(run, caller);
  }

  private void changed(CaseRun run, String variable, Transition change) {
    run.changed("$" + variable, change);
    listeners(run, Kind.VARIABLE_LISTENER, variable)
        .filter(i -> i.item().extras().change() == null || i.item().extras().change() == change)
        .toList()
        .forEach(i -> rules.lifecycle().occur(run, i));
  }

  private void signal(CaseRun run, String name) {
    var hearing = listeners(run, Kind.SIGNAL_LISTENER, name).toList();
    if (hearing.size() > 1) {
      run.hit(Construct.SIGNAL_HEARD_BY_SEVERAL);
    }
    hearing.forEach(i -> rules.lifecycle().occur(run, i));
  }

  private static Stream<Instance> listeners(CaseRun run, Kind kind, String name) {
    return run.live().stream()
        .filter(i -> i.item().kind() == kind && i.state() == State.AVAILABLE)
        .filter(i -> name.equals(i.item().extras().hears()));
  }

  /** Rules 16.1 to 16.4. */
  private void plan(CaseRun run, Action.Plan action) {
    var entry =
        run.model()
            .items()
            .filter(i -> i.isDiscretionary() && i.entryId().equals(action.entry()))
            .findFirst()
            // in a case made smaller
            .orElseThrow(() -> new Refused(action.entry() + " is not planned by a table"));
    var owner =
        action.owner().equals(run.root().item().id())
            ? run.root()
            : find(run, action.owner(), action.index(), State.ACTIVE);
    boolean ofTask = entry.extras().discretion().table() != null;
    var stage = ofTask ? owner.parent() : owner;
    var planned =
        stage.item().children().stream()
            .filter(i -> i.isDiscretionary() && i.entryId().equals(action.entry()))
            .toList();
    if (!rules.completion().isApplicable(run, stage, planned.get(0))) {
      run.hit(Construct.PLANNING_REFUSED);
      throw new Refused(action.entry() + " is not applicable");
    }
    run.hit(
        entry.isInFragment()
            ? Construct.PLANNED_FRAGMENT
            : ofTask ? Construct.PLANNED_FROM_TASK : Construct.PLANNED);
    rules.lifecycle().plan(run, stage, planned);
  }

  private void runJob(CaseRun run, Instance instance) {
    if (!instance.hasJob() || instance.state() == State.SUSPENDED) {
      throw new Refused("no job of " + instance.item().id());
    }
    if (instance.item().kind() == Kind.TIMER_LISTENER) {
      rules.lifecycle().occur(run, instance);
    } else {
      rules.lifecycle().runJob(run, instance);
    }
  }

  private void move(CaseRun run, Instance instance, Transition transition) {
    var lifecycle = rules.lifecycle();
    boolean goesOn = transition == Transition.RESUME || transition == Transition.REACTIVATE;
    if (goesOn && instance.parent().isInSuspended()) {
      throw new Refused("a stage around it is suspended");
    }
    run.hit(Construct.valueOf(transition.name()));
    switch (transition) {
      case SUSPEND -> lifecycle.suspend(run, instance);
      case RESUME -> lifecycle.resume(run, instance);
      case FAULT -> lifecycle.move(run, instance, Transition.FAULT, State.FAILED);
      case REACTIVATE -> lifecycle.reactivate(run, instance);
      default -> lifecycle.terminate(run, instance);
    }
  }

  /** Rule 9b.5. */
  private void reactivate(CaseRun run) {
    if (!run.isOver()) {
      throw new Refused("the case is not over");
    }
    if (rules.lifecycle().reactivateListeners(run, run.root()).isEmpty()) {
      run.hit(Construct.REACTIVATION_REFUSED);
      throw new Refused("no reactivate event listener is available");
    }
    run.comeBack();
    rules.lifecycle().begin(run);
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
