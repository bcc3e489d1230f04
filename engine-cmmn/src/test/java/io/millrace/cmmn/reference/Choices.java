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
    model
        .items()
        .filter(item -> item != model.plan())
        .forEach(item -> collect(item, state, usual, rare));
    return switch (dice.weighted(usual.isEmpty() ? 0 : 170, 30, 9, 1)) {
      case 0 -> dice.one(usual);
      case 1 -> variables.change();
      case 2 -> dice.one(rare);
      default -> new Action.TerminateCase();
    };
  }

  private void collect(Item item, Snapshot state, List<Action> usual, List<Action> rare) {
    for (int i = 0; i < state.count(item.id(), State.ACTIVE); i++) {
      ofActive(item, i, usual, rare);
    }
    for (int i = 0; i < state.count(item.id(), State.ENABLED); i++) {
      usual.add(new Action.ManualStart(item.id(), i));
      usual.add(new Action.ManualStart(item.id(), i));
      usual.add(new Action.Disable(item.id(), i));
    }
    for (int i = 0; i < state.count(item.id(), State.DISABLED); i++) {
      usual.add(new Action.Reenable(item.id(), i));
    }
    for (int i = 0; item.kind().isListener() && i < state.count(item.id(), State.AVAILABLE); i++) {
      usual.add(new Action.Occur(item.id(), i));
      usual.add(new Action.Occur(item.id(), i));
    }
  }

  private static void ofActive(Item item, int index, List<Action> usual, List<Action> rare) {
    switch (item.kind()) {
      case HUMAN_TASK -> usual.add(new Action.CompleteTask(item.id(), index));
      case BLOCKING_TASK -> usual.add(new Action.Trigger(item.id(), index));
      case STAGE -> rare.add(new Action.CompleteStage(item.id(), index));
      default -> {
        // never stays active
      }
    }
  }
}
