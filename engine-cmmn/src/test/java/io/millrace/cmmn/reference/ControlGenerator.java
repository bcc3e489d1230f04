package io.millrace.cmmn.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rules of one item. Repetition is limited where the item would otherwise go round by itself.
 */
final class ControlGenerator {

  private final Dice dice;
  private final Profile profile;
  private final Variables variables;

  ControlGenerator(Dice dice, Profile profile) {
    this.dice = dice;
    this.profile = profile;
    this.variables = new Variables(dice);
  }

  Control of(Item item) {
    var control = Control.NONE.with(parentCompletion());
    if (!item.kind().isListener() && dice.percent(profile.required())) {
      control = control.withRequired(dice.percent(35) ? Condition.ALWAYS : variables.condition());
    }
    if (item.kind().isStageOrTask() && dice.percent(profile.manual())) {
      control = control.withManualActivation(rule());
    }
    if (dice.percent(12)) {
      control = control.withCompletionNeutral(rule());
    }
    return dice.percent(profile.repetition()) ? control.withRepetition(repetition(item)) : control;
  }

  private Condition rule() {
    return dice.percent(60) ? Condition.ALWAYS : variables.condition();
  }

  private ParentCompletion parentCompletion() {
    var all = new ArrayList<>(Arrays.asList(ParentCompletion.values()));
    // rarely takes effect
    var rare = ParentCompletion.IGNORE_AFTER_FIRST_COMPLETION_IF_AVAILABLE_OR_ENABLED;
    all.addAll(List.of(rare, rare, rare, ParentCompletion.IGNORE_AFTER_FIRST_COMPLETION));
    return dice.percent(profile.parentCompletion()) ? dice.one(all) : ParentCompletion.DEFAULT;
  }

  private Repetition repetition(Item item) {
    return item.kind().isListener() || !dice.percent(22)
        ? new Repetition(condition(item), maximum(item))
        : new Repetition(condition(item), maximum(item), dice.one(Variables.LISTS));
  }

  private int maximum(Item item) {
    boolean needed = item.entry().stream().anyMatch(criterion -> criterion.onParts().isEmpty());
    boolean wanted = !item.entry().isEmpty() && dice.percent(35);
    return needed || wanted ? dice.between(1, 2) : 0;
  }

  private Condition condition(Item item) {
    boolean mayGoOn =
        waits(item)
            || (!item.entry().isEmpty()
                && item.entry().stream().noneMatch(c -> c.onParts().isEmpty()));
    if (mayGoOn && dice.percent(60)) {
      return dice.percent(50) ? null : variables.condition();
    }
    var below = new Condition.CounterBelow(dice.between(1, 4));
    return dice.percent(20) ? new Condition.And(variables.condition(), below) : below;
  }

  /** Whether an instance does not end by itself. */
  private static boolean waits(Item item) {
    return switch (item.kind()) {
      case STAGE, NON_BLOCKING_TASK, MILESTONE -> false;
      default -> true;
    };
  }
}
