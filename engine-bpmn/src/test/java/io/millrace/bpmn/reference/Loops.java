package io.millrace.bpmn.reference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Multi-instance activities; chapter 5 of the rules. */
final class Loops {

  private final Run run;
  private final Rules rules;

  Loops(Run run, Rules rules) {
    this.run = run;
    this.rules = rules;
  }

  void begin(Visit whole) {
    var loop = whole.loop();
    whole.size = loop.size(whole.vars);
    count(whole);
    run.arm(whole);
    if (whole.size == 0) {
      over(whole);
      return;
    }
    for (int index = 0; index < whole.size; index++) {
      whole.gathered.add(null);
    }
    counters(whole, loop.sequential() ? 1 : whole.size);
    int first = loop.sequential() ? 1 : whole.size;
    for (int index = 0; index < first; index++) {
      create(whole, index);
    }
  }

  private void count(Visit whole) {
    var loop = whole.loop();
    if (whole.size == 0) {
      run.hit(Construct.EMPTY_LOOP);
      return;
    }
    run.hit(loop.sequential() ? Construct.SEQUENTIAL_LOOP : Construct.PARALLEL_LOOP);
    if (loop.collection()) {
      run.hit(Construct.LOOP_OVER_COLLECTION);
    }
    if (loop.variable() != null) {
      run.hit(Construct.LOOP_OF_VARIABLE_SIZE);
    }
  }

  private static void counters(Visit whole, int active) {
    whole.vars.setHere("nrOfInstances", whole.size);
    whole.vars.setHere("nrOfCompletedInstances", whole.completed);
    whole.vars.setHere("nrOfActiveInstances", active);
  }

  private void create(Visit whole, int index) {
    if (whole.loop().collection() && index >= whole.loop().size(whole.vars)) {
      throw new Refusal("no element " + index); // rule 5.2: read anew for each instance
    }
    var instance = Visit.instance(whole, index);
    instance.vars.setHere("loopCounter", index + rules.firstLoopCounter());
    if (whole.loop().collection()) {
      instance.vars.setHere(Loop.ELEMENT, Loop.element(index));
    }
    whole.instances.add(instance);
    run.plan(() -> enter(instance));
  }

  private void enter(Visit instance) {
    if (!instance.open) {
      return;
    }
    if (instance.loop().before()) {
      instance.phase = Visit.Phase.ENTERING;
      instance.waiting = run.waiting();
    } else {
      run.activate(instance);
    }
  }

  void leave(Visit instance) {
    var whole = instance.whole;
    var loop = whole.loop();
    whole.completed++;
    if (loop.aggregated()) {
      whole.gathered.set(instance.loopCounter, gathered(instance));
    }
    boolean last = whole.completed == whole.size;
    counters(whole, loop.sequential() ? 1 : whole.size - whole.completed);
    boolean enough = rules.isEnough(instance);
    run.close(instance, false);
    if (enough || last) {
      if (enough && !last) {
        run.hit(Construct.LOOP_CONDITION);
      }
      if (!whole.instances.isEmpty()) {
        run.hit(Construct.LOOP_CONDITION_CANCELS);
      }
      List.copyOf(whole.instances).forEach(run::cancel);
      over(whole);
    } else if (loop.sequential()) {
      create(whole, instance.loopCounter + 1);
    }
  }

  private static Map<String, Object> gathered(Visit instance) {
    var one = new LinkedHashMap<String, Object>();
    one.put("c", instance.loopCounter);
    one.put("n", instance.vars.get("n0"));
    return one;
  }

  /** Rule 5.7: in the instance of a loop around, if there is one. */
  private void aggregate(Visit whole, String target) {
    var scope = whole.scope;
    while (scope.owner != null && !scope.isCalled()) {
      if (scope.owner.isInstance()) {
        scope.vars.setHere(target, rules.gathered(whole));
        return;
      }
      scope = scope.owner.scope;
    }
    rules.set(whole.scope.vars, target, rules.gathered(whole));
  }

  private void over(Visit whole) {
    if (whole.loop().aggregated()) {
      run.hit(Construct.LOOP_AGGREGATES);
      aggregate(whole, "all_" + whole.node.id());
    }
    run.complete(whole);
  }
}
