package io.millrace.cmmn.reference;

import io.millrace.test.random.Outcome;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The interpreter: one case, run by the rules it is given. */
class Reference implements EngineUnderTest {

  private final Semantics rules;
  private final Steps steps;
  private final Rounds rounds;
  private CaseRun run;

  Reference() {
    this(Semantics.STANDARD);
  }

  Reference(Semantics rules) {
    this(rules, new Rounds(rules));
  }

  Reference(Semantics rules, Rounds rounds) {
    this.rules = rules;
    this.steps = new Steps(rules);
    this.rounds = rounds;
  }

  @Override
  public Outcome start(CaseModel model, Map<String, Object> variables) {
    return step(new CaseRun(model, variables), rules.lifecycle()::begin);
  }

  @Override
  public Outcome apply(Action action) {
    if (run.isOver() && !(action instanceof Action.Reactivate)) {
      return Outcome.REFUSED;
    }
    return step(run.copy(), copy -> steps.perform(copy, action));
  }

  private Outcome step(CaseRun next, Consumer<CaseRun> roundZero) {
    try {
      roundZero.accept(next);
      settle(rounds, next);
      next.stepIsOver();
      run = next;
      return Outcome.DONE;
    } catch (Refused refused) {
      return Outcome.REFUSED;
    }
  }

  /** Whether and how the rounds follow round 0. */
  void settle(Rounds how, CaseRun next) {
    how.settle(next);
  }

  @Override
  public Snapshot state() {
    var below = run.live().stream().filter(i -> !i.isRoot()).toList();
    var open =
        below.stream()
            .filter(i -> i.item().kind() == Kind.HUMAN_TASK && i.stateBeneath() == State.ACTIVE);
    return new Snapshot(
        run.state(),
        counted(below.stream().map(i -> Snapshot.key(i.item().element(), i.state()))),
        counted(open.map(i -> i.item().element())),
        counted(run.milestones().stream()),
        counted(below.stream().filter(Instance::hasJob).map(i -> i.item().element())),
        visibleVariables());
  }

  /** History keeps the last value of what was removed, so nothing is said of that at the end. */
  private TreeMap<String, Object> visibleVariables() {
    var visible = new TreeMap<>(run.variables());
    if (run.isOver()) {
      visible.keySet().removeIf(name -> Variables.HEARD.contains(name) || CaseFile.holds(name));
    }
    return visible;
  }

  Map<Construct, Integer> hits() {
    return run.hits();
  }

  private static TreeMap<String, Integer> counted(Stream<String> names) {
    return names.collect(Collectors.toMap(name -> name, name -> 1, Integer::sum, TreeMap::new));
  }
}
