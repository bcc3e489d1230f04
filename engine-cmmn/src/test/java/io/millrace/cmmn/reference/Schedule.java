package io.millrace.cmmn.reference;

import io.millrace.test.random.DoesNotSettle;
import io.millrace.test.random.Outcome;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** Adds random actions to a case, by trying them on the interpreter. */
final class Schedule {

  private static final int MOST_ACTIONS = 25;

  private final Map<Construct, Integer> hits = new EnumMap<>(Construct.class);
  private final BiFunction<CaseModel, Dice, Choices> choices;

  Schedule() {
    this(Choices::new);
  }

  Schedule(BiFunction<CaseModel, Dice, Choices> choices) {
    this.choices = choices;
  }

  /**
   * The case with actions that the interpreter settles after; with none if already the start does
   * not settle or is refused.
   */
  Script of(Script bare, long seed) {
    var reference = new Reference();
    var actions = new ArrayList<Action>();
    try {
      if (reference.start(bare.model(), bare.variables()) == Outcome.DONE) {
        act(reference, choices.apply(bare.model(), new Dice(seed)), actions);
        reference.hits().forEach((construct, count) -> hits.merge(construct, count, Integer::sum));
      }
    } catch (DoesNotSettle unsettled) {
      // the start, or the last action, which is not in the list
    }
    return bare.with(List.copyOf(actions));
  }

  private static void act(Reference reference, Choices choices, List<Action> actions) {
    for (var next = choices.next(reference.state());
        next.isPresent() && actions.size() < MOST_ACTIONS;
        next = choices.next(reference.state())) {
      reference.apply(next.get());
      actions.add(next.get());
    }
  }

  /** How often each construct has taken effect in all schedules so far. */
  Map<Construct, Integer> hits() {
    return hits;
  }
}
