package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.List;

/** Lets a second plan item stand for the definition of a stage, rule 19.1. */
final class Sharing {

  private final Dice dice;

  Sharing(Dice dice) {
    this.dice = dice;
  }

  /** The plan model with a second use of one of its stages beside the first, if it has any. */
  Item share(Item plan) {
    var stages =
        plan.all()
            .skip(1)
            .filter(i -> i.kind() == Kind.STAGE && !i.isDiscretionary() && !i.children().isEmpty())
            .toList();
    return stages.isEmpty() ? plan : shared(plan, dice.one(stages));
  }

  private Item shared(Item item, Item stage) {
    var children = new ArrayList<Item>();
    for (var child : item.children()) {
      if (child == stage) {
        // rules in the definition would hold for both
        children.add(child.with(child.extras().inDefaultControl(false)));
        children.add(second(stage));
      } else {
        children.add(shared(child, stage));
      }
    }
    return item.withChildren(children);
  }

  private Item second(Item stage) {
    var control =
        dice.percent(25) ? Control.NONE.withManualActivation(Condition.ALWAYS) : Control.NONE;
    return Item.of(Kind.STAGE, stage.id() + "b")
        .with(control)
        .with(Extras.NONE.sharing(stage.id()))
        .withEntry(entry(stage));
  }

  /** Sometimes it waits for the first. */
  private List<Criterion> entry(Item stage) {
    return dice.percent(30)
        ? List.of(
            Criterion.on("e0_" + stage.id() + "b", OnPart.of(stage.id(), Transition.COMPLETE)))
        : List.of();
  }
}
