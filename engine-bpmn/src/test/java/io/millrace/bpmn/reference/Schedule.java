package io.millrace.bpmn.reference;

import io.millrace.test.random.Dice;
import io.millrace.test.random.DoesNotSettle;
import io.millrace.test.random.Outcome;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Adds random actions to a process, by trying them on the interpreter. */
final class Schedule {

  private static final int MOST_ACTIONS = 25;

  private final Rules rules;
  private final Map<Construct, Integer> hits = new EnumMap<>(Construct.class);

  Schedule(Rules rules) {
    this.rules = rules;
  }

  /**
   * The process with actions that the interpreter settles after; with none if already the start
   * does not settle or is refused.
   */
  Script of(Script bare, long seed) {
    var reference = new Reference(rules);
    var actions = new ArrayList<Action>();
    try {
      if (reference.start(bare.model(), bare.variables()) == Outcome.DONE) {
        act(reference, new Choices(new Dice(seed)), actions);
        reference.hits().forEach((construct, count) -> hits.merge(construct, count, Integer::sum));
      }
    } catch (DoesNotSettle unsettled) {
      // the start, or the last action, which is not in the list
    }
    return bare.with(List.copyOf(actions));
  }

  private static void act(Reference reference, Choices choices, List<Action> actions) {
    while (reference.run().end == null && actions.size() < MOST_ACTIONS) {
      var action = choices.next(reference.run());
      reference.apply(action);
      actions.add(action);
    }
  }

  /** How often each construct has taken effect in all schedules so far. */
  Map<Construct, Integer> hits() {
    return hits;
  }
}
