package io.millrace.bpmn.reference;

import io.millrace.test.random.Outcome;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The interpreter: slow, small, and nothing but the rules of {@code docs/bpmn-semantics.md}.
 *
 * <p>A step that is refused is taken back by doing all that went before once more.
 */
final class Reference implements EngineUnderTest {

  private final Rules rules;
  private final List<Consumer<Run>> done = new ArrayList<>();
  private final Map<Construct, Integer> refusedHits = new EnumMap<>(Construct.class);
  private ProcessModel model;
  private Map<String, Object> variables;
  private Run run;

  Reference() {
    this(new Rules());
  }

  Reference(Rules rules) {
    this.rules = rules;
  }

  @Override
  public Outcome start(ProcessModel start, Map<String, Object> with) {
    model = start;
    variables = with;
    run = new Run(rules, model, variables);
    try {
      run.start();
      return Outcome.DONE;
    } catch (Refusal refused) {
      return Outcome.REFUSED;
    }
  }

  @Override
  public Outcome apply(Action action) {
    var before = new HashMap<>(run.hits);
    try {
      var step = new Steps(run);
      step.apply(action);
      done.add(again -> new Steps(again).apply(action));
      return Outcome.DONE;
    } catch (Refusal refused) {
      keepHits(run, before);
      run = again();
      Consumer<Run> failure = each -> new Steps(each).failed(action);
      failure.accept(run);
      done.add(failure);
      return Outcome.REFUSED;
    }
  }

  private void keepHits(Run refused, Map<Construct, Integer> before) {
    for (var construct :
        List.of(
            Construct.ERROR_NOT_CAUGHT,
            Construct.FAILURE,
            Construct.ERROR_OF_WORK,
            Construct.MESSAGE_FOR_NOBODY)) {
      int more = refused.hits.getOrDefault(construct, 0) - before.getOrDefault(construct, 0);
      refusedHits.merge(construct, more, Integer::sum);
    }
  }

  private Run again() {
    var fresh = new Run(rules, model, variables);
    fresh.start();
    done.forEach(step -> step.accept(fresh));
    return fresh;
  }

  @Override
  public Snapshot state() {
    return Look.at(run);
  }

  /** The instance itself, for those who choose what happens next. */
  Run run() {
    return run;
  }

  /** How often each construct has taken effect. */
  Map<Construct, Integer> hits() {
    var all = new EnumMap<>(run.hits);
    refusedHits.forEach((construct, count) -> all.merge(construct, count, Integer::sum));
    all.values().removeIf(count -> count == 0);
    return all;
  }
}
