package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.List;

/**
 * Picks the next action among those that the state allows, and now and then one that may be
 * refused.
 */
final class Choices {

  private final CaseModel model;
  private final Dice dice;
  private final Variables variables;

  Choices(CaseModel model, Dice dice) {
    this.model = model;
    this.dice = dice;
    this.variables = new Variables(dice);
  }

  Action next(Snapshot state) {
    var usual = new ArrayList<Action>();
    var rare = new ArrayList<Action>();
    rare.add(new Action.CompleteCase());
    if (model.hasCaseFile()) {
      file(state, usual);
    }
    model
        .items()
        .filter(item -> item != model.plan())
        .forEach(item -> collect(item, state, usual, rare));
    return switch (dice.weighted(usual.isEmpty() ? 0 : 170, 30, 20, 1)) {
      case 0 -> dice.one(usual);
      case 1 -> dice.percent(50) ? variables.change() : variables.heard();
      case 2 -> dice.one(rare);
      default -> new Action.TerminateCase();
    };
  }

  private void collect(Item item, Snapshot state, List<Action> usual, List<Action> rare) {
    for (int i = 0; i < state.count(item.element(), State.ACTIVE); i++) {
      ofActive(item, i, usual, rare);
    }
    if (item.isDiscretionary()) {
      planning(item, state, usual, rare);
    }
    for (var each : State.values()) {
      for (int i = 0; i < state.count(item.element(), each); i++) {
        moves(item, each, i, usual, rare);
      }
    }
    for (int i = 0; i < state.count(item.element(), State.ENABLED); i++) {
      usual.add(new Action.ManualStart(item.element(), i));
      usual.add(new Action.ManualStart(item.element(), i));
      usual.add(new Action.Disable(item.element(), i));
    }
    for (int i = 0; i < state.count(item.element(), State.DISABLED); i++) {
      usual.add(new Action.Reenable(item.element(), i));
    }
    for (int i = 0;
        item.kind().isListener() && i < state.count(item.element(), State.AVAILABLE);
        i++) {
      occurs(item, i, usual);
      occurs(item, i, usual);
    }
  }

  private void file(Snapshot state, List<Action> usual) {
    var value = dice.between(0, 2);
    usual.add(new Action.CreateFile("f0", value));
    usual.add(new Action.CreateFile("f1", value));
    for (var path : state.variables().keySet()) {
      if (!CaseFile.holds(path)) {
        continue;
      }
      if (CaseFile.item(path).equals("f1")) {
        usual.add(new Action.CreateFile(path + "/fk", value));
      }
      var changes = List.of(Transition.UPDATE, Transition.REPLACE, Transition.DELETE);
      usual.add(new Action.ChangeFile(path, dice.one(changes), value));
    }
  }

  private void planning(Item entry, Snapshot state, List<Action> usual, List<Action> rare) {
    var path = model.path(entry.id());
    var stage = path.get(path.size() - 2);
    var table = entry.extras().discretion().table();
    if (table == null && stage == model.plan()) {
      usual.add(new Action.Plan(entry.element(), stage.element(), 0));
      return;
    }
    var owner = table == null ? stage.element() : table;
    for (int i = 0; i < state.count(owner, State.ACTIVE); i++) {
      usual.add(new Action.Plan(entry.element(), owner, i));
    }
  }

  private void occurs(Item item, int index, List<Action> usual) {
    usual.add(
        switch (item.kind()) {
          case SIGNAL_LISTENER -> new Action.Signal(item.extras().hears());
          case VARIABLE_LISTENER -> variables.heard();
          case TIMER_LISTENER -> new Action.RunJob(item.element(), State.AVAILABLE, index);
          default -> new Action.Occur(item.element(), index);
        });
  }

  /** What may be done to an instance whatever it is. */
  private void moves(Item item, State state, int index, List<Action> usual, List<Action> rare) {
    switch (state) {
      case SUSPENDED -> {
        usual.add(new Action.Move(item.element(), state, index, Transition.RESUME));
        if (item.kind() == Kind.CASE_TASK) {
          usual.add(new Action.CompleteCalled(item.element(), state, index));
          usual.add(new Action.CompleteCalled(item.element(), state, index));
        }
      }
      case FAILED ->
          usual.add(new Action.Move(item.element(), state, index, Transition.REACTIVATE));
      case ASYNC_ACTIVE, ASYNC_ACTIVE_LEAVE -> {
        usual.add(new Action.RunJob(item.element(), state, index));
        usual.add(new Action.RunJob(item.element(), state, index));
      }
      case ACTIVE -> {
        rare.add(new Action.Move(item.element(), state, index, Transition.SUSPEND));
        rare.add(new Action.Move(item.element(), state, index, Transition.FAULT));
      }
      case AVAILABLE -> {
        if (!item.kind().isStageOrTask()) {
          rare.add(new Action.Move(item.element(), state, index, Transition.SUSPEND));
        }
      }
      default -> {
        // nothing but its end
      }
    }
    if (dice.percent(30)) {
      rare.add(new Action.Move(item.element(), state, index, Transition.TERMINATE));
    }
  }

  private static void ofActive(Item item, int index, List<Action> usual, List<Action> rare) {
    switch (item.kind()) {
      case HUMAN_TASK -> usual.add(new Action.CompleteTask(item.element(), index));
      case BLOCKING_TASK -> usual.add(new Action.Trigger(item.element(), index));
      case CASE_TASK -> {
        usual.add(new Action.CompleteCalled(item.element(), State.ACTIVE, index));
        rare.add(new Action.TerminateCalled(item.element(), index));
        rare.add(new Action.TerminateCalled(item.element(), index));
        usual.add(new Action.Move(item.element(), State.ACTIVE, index, Transition.SUSPEND));
      }
      case STAGE -> rare.add(new Action.CompleteStage(item.element(), index));
      default -> {
        // never stays active
      }
    }
  }
}
