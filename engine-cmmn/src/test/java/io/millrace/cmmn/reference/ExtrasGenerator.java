package io.millrace.cmmn.reference;

import java.util.Arrays;
import java.util.List;

/** What an item has beside its rules and criteria. */
final class ExtrasGenerator {

  private static final List<Transition> CHANGES =
      Arrays.asList(Transition.CREATE, Transition.UPDATE, Transition.DELETE, null);

  private final Dice dice;
  private final Profile profile;
  private final Variables variables;
  private final CriterionGenerator criteria;

  ExtrasGenerator(Dice dice, Profile profile, CriterionGenerator criteria) {
    this.dice = dice;
    this.profile = profile;
    this.variables = new Variables(dice);
    this.criteria = criteria;
  }

  Extras of(Item item) {
    var extras = item.kind().isListener() ? ofListener(item) : ofWork(item);
    return extras.inDefaultControl(dice.percent(15));
  }

  /** For the plan model. */
  Extras ofPlan() {
    return dice.percent(15) ? Extras.NONE.autoComplete(variables.condition()) : Extras.NONE;
  }

  private Extras ofWork(Item item) {
    var extras = Extras.NONE;
    if (item.kind() == Kind.STAGE && dice.percent(15)) {
      extras = extras.autoComplete(variables.condition());
    }
    if (item.kind().isStageOrTask()) {
      extras = extras.async(dice.percent(profile.async()), dice.percent(profile.async()));
    }
    return extras;
  }

  private Extras ofListener(Item item) {
    var extras =
        switch (item.kind()) {
          case SIGNAL_LISTENER -> Extras.NONE.hearing(dice.one(Variables.SIGNALS), null);
          case VARIABLE_LISTENER ->
              Extras.NONE.hearing(dice.one(Variables.HEARD), dice.one(CHANGES));
          case TIMER_LISTENER -> ofTimer(item);
          default -> Extras.NONE;
        };
    return extras.times() == 0 && dice.percent(25)
        ? extras.available(variables.condition())
        : extras;
  }

  private Extras ofTimer(Item item) {
    var extras = dice.percent(30) ? Extras.NONE.occurring(dice.between(1, 3)) : Extras.NONE;
    return dice.percent(35) ? extras.startedBy(criteria.startTrigger(item)) : extras;
  }
}
