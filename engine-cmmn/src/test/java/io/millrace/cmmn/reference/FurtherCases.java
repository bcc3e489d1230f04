package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.List;

/**
 * Random cases that have plan fragments as well, may be opened by a job, and come back after their
 * end; the state of their items is changed from outside. They are made of other random cases, whose
 * seeds keep their meaning.
 */
final class FurtherCases {

  private static final String LISTENER = "r0";

  private final Dice dice;
  private final Variables variables;

  private FurtherCases(long seed) {
    this.dice = new Dice(~seed);
    this.variables = new Variables(dice);
  }

  /** A model with the variables to start it with, and no actions yet. */
  static Script generate(long seed) {
    var script = CaseGenerator.generate(seed);
    return script.with(new FurtherCases(seed).of(script.model()));
  }

  private CaseModel of(CaseModel model) {
    var plan = new Fragments(dice).in(model.source());
    var further = dice.percent(75) ? comingBack(plan) : plan;
    var byJob = dice.percent(25);
    return new CaseModel(model.key(), further.with(further.extras().async(byJob, false)));
  }

  /** Most cases are over sooner than random actions are at their end; all of these can be. */
  private Item comingBack(Item plan) {
    var ruled = ruled(plan);
    var children = new ArrayList<>(ruled.children());
    int end = (int) children.stream().filter(i -> !i.isDiscretionary()).count();
    children.add(end, listener());
    return ruled.withChildren(children);
  }

  private Item listener() {
    var listener = Item.of(Kind.REACTIVATE_LISTENER, LISTENER);
    var available = dice.percent(20) ? variables.condition() : null;
    return listener
        .with(Extras.NONE.available(available))
        .with(Control.NONE.with(dice.percent(40) ? rule() : null));
  }

  private Reactivation rule() {
    return new Reactivation(
        dice.percent(60) ? condition() : null, dice.percent(50) ? condition() : null);
  }

  private Condition condition() {
    return dice.percent(40) ? Condition.ALWAYS : variables.condition();
  }

  private Item ruled(Item stage) {
    return stage.withChildren(
        stage.children().stream().map(child -> hearing(ruled(child))).toList());
  }

  private Item hearing(Item item) {
    var ruled = dice.percent(30) ? item.with(item.control().with(rule())) : item;
    return item.kind().isListener() || !dice.percent(10)
        ? ruled
        : ruled.withEntry(withListener(item));
  }

  private static List<Criterion> withListener(Item item) {
    var criteria = new ArrayList<>(item.entry());
    criteria.add(Criterion.on("e9_" + item.id(), OnPart.of(LISTENER, Transition.OCCUR)));
    return criteria;
  }
}
