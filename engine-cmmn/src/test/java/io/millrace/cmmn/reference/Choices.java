package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Picks the next action among those that the state allows, and now and then one that may be
 * refused.
 */
final class Choices {

  private final CaseModel model;
  private final Dice dice;
  private final Variables variables;

  private final List<Item> changeable;
  private int timers;

  Choices(CaseModel model, Dice dice) {
    this(model, dice, List.of());
  }

  private Choices(CaseModel model, Dice dice, List<Item> changeable) {
    this.model = model;
    this.dice = dice;
    this.variables = new Variables(dice);
    this.changeable = changeable;
  }

  /** Changes of state from outside are among them. */
  static Choices withChanges(CaseModel model, Dice dice) {
    return new Choices(
        model, dice, model.items().skip(1).filter(i -> isChangeable(model, i)).toList());
  }

  /** What the rules leave open is left out: clocks, collections, and definitions of several. */
  private static boolean isChangeable(CaseModel model, Item item) {
    var rule = item.control().repetition();
    return item.kind() != Kind.TIMER_LISTENER
        && item.kind() != Kind.REACTIVATE_LISTENER
        && (rule == null || rule.collection() == null)
        && model.items().allMatch(i -> i.extras().shares() == null);
  }

  /** Empty if the case is over, and stays so. */
  Optional<Action> next(Snapshot state) {
    if (state.state() == CaseState.ACTIVE) {
      return Optional.of(byHand(step(state)));
    }
    boolean comesBack =
        model.items().anyMatch(item -> item.kind() == Kind.REACTIVATE_LISTENER) && dice.percent(80);
    return comesBack ? Optional.of(new Action.Reactivate()) : Optional.empty();
  }

  /** Every third timer is triggered, whether its clock runs or not; that draws nothing. */
  private Action byHand(Action action) {
    return action instanceof Action.RunJob job
            && job.state() == State.AVAILABLE
            && ++timers % 3 == 0
        ? new Action.Occur(job.item(), job.index())
        : action;
  }

  private static boolean mayWait(Item item) {
    return item.control().repetition() != null && !item.entry().isEmpty();
  }

  private Action.ChangeState change() {
    var changes = new ArrayList<StateChange>();
    for (int count = 1 + dice.weighted(70, 20, 10); count > 0; count--) {
      // few of them can wait for a repetition
      var repeating = changeable.stream().filter(Choices::mayWait).toList();
      boolean waits = !repeating.isEmpty() && dice.percent(30);
      var item = dice.one(waits ? repeating : changeable);
      int wait = mayWait(item) ? 30 : 1;
      var kind = StateChange.Kind.values()[dice.weighted(wait, 20, 25, 40, wait)];
      changes.add(new StateChange(kind, item.id(), dice.percent(60)));
    }
    return new Action.ChangeState(List.copyOf(changes));
  }

  private Action step(Snapshot state) {
    if (!changeable.isEmpty() && dice.percent(12)) {
      return change();
    }
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
      usual.add(new Action.Plan(entry.entryId(), stage.element(), 0));
      return;
    }
    var owner = table == null ? stage.element() : table;
    for (int i = 0; i < state.count(owner, State.ACTIVE); i++) {
      usual.add(new Action.Plan(entry.entryId(), owner, i));
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
