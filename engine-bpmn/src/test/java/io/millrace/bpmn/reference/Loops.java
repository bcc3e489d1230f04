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
    run.arm(whole);
    if (whole.loop() == null) {
      round(whole);
      return;
    }
    var loop = whole.loop();
    whole.size = loop.size(whole.vars);
    count(whole);
    if (whole.size == 0) {
      over(whole);
      return;
    }
    whole.planned = whole.size;
    int first = loop.sequential() ? 1 : whole.size;
    counters(whole, first);
    while (whole.next < first) {
      create(whole);
    }
  }

  /** Rules 5.8 and 5.9: the next round of a standard loop, if there is one. */
  private void round(Visit whole) {
    var rounds = whole.node.traits().rounds();
    var asking = new Vars(whole.vars);
    asking.setHere("loopCounter", whole.completed);
    if (!rules.isAgain(rounds, whole.completed, asking)) {
      run.hit(whole.completed == 0 ? Construct.NO_ROUND : Construct.ROUNDS_OVER);
      run.complete(whole);
      return;
    }
    run.hit(whole.completed == 0 ? Construct.ROUND : Construct.ROUND_AGAIN);
    var instance = Visit.instance(whole, whole.completed);
    instance.vars.setHere("loopCounter", whole.completed);
    whole.size = whole.completed + 1;
    counters(whole, 1);
    whole.instances.add(instance);
    run.plan(() -> enter(instance));
  }

  /** Rule 3.8. */
  void terminate(Visit whole) {
    List.copyOf(whole.instances).forEach(run::cancel);
    over(whole);
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

  private void create(Visit whole) {
    int index = whole.next++;
    boolean added = whole.added.contains(index);
    if (!added && whole.loop().collection() && index >= whole.loop().size(whole.vars)) {
      throw new Refusal("no element " + index); // rule 5.2: read anew for each instance
    }
    var instance = Visit.instance(whole, index);
    instance.vars.setHere("loopCounter", index + rules.firstLoopCounter());
    if (added) {
      instance.vars.setHere(Loop.ELEMENT, Loop.ADDED);
    } else if (whole.loop().collection()) {
      instance.vars.setHere(Loop.ELEMENT, Loop.element(index));
    }
    if (whole.loop().aggregated()) {
      instance.vars.keep();
    }
    whole.instances.add(instance);
    run.plan(() -> enter(instance));
  }

  private void enter(Visit instance) {
    if (!instance.open) {
      return;
    }
    if (isNext(instance) && run.conditions().isLooking()) {
      run.plan(() -> enter(instance)); // rule 6.10
    } else if (instance.loop() != null && instance.loop().before()) {
      instance.phase = Visit.Phase.ENTERING;
      instance.waiting = run.waiting();
    } else {
      run.activate(instance);
    }
  }

  private static boolean isNext(Visit instance) {
    boolean sequential = instance.loop() == null || instance.loop().sequential();
    return sequential && instance.loopCounter > 0;
  }

  void leave(Visit instance) {
    var whole = instance.whole;
    var loop = whole.loop();
    whole.completed++;
    if (loop == null) {
      instance.vars.moveTo(instance.scope.vars);
      run.close(instance, false);
      round(whole);
      return;
    }
    gather(instance);
    boolean last = isLast(whole, 1);
    counters(whole, loop.sequential() ? 1 : whole.size - whole.completed);
    boolean enough = rules.isEnough(instance);
    instance.vars.moveTo(instance.scope.vars);
    run.close(instance, false);
    goOn(whole, enough, last);
  }

  private static void gather(Visit instance) {
    if (instance.loop().aggregated()) {
      instance.whole.gathered.put(instance.loopCounter, gathered(instance));
    }
  }

  /** Whether nothing is left but so many instances. */
  private static boolean isLast(Visit whole, int left) {
    return whole.instances.size() <= left && whole.next >= whole.planned;
  }

  private void goOn(Visit whole, boolean enough, boolean last) {
    if (enough || last) {
      if (enough && !last) {
        run.hit(Construct.LOOP_CONDITION);
      }
      if (!whole.instances.isEmpty()) {
        run.hit(Construct.LOOP_CONDITION_CANCELS);
      }
      List.copyOf(whole.instances).forEach(run::cancel);
      over(whole);
    } else if (whole.loop().sequential()) {
      create(whole);
    }
  }

  /** Rule 5.10. */
  void add(Visit whole) {
    run.hit(Construct.INSTANCE_ADDED);
    if (whole.isInLoop()) {
      run.hit(Construct.INNER_INSTANCE_ADDED);
    }
    whole.added.add(whole.planned++);
    whole.size++;
    counters(whole, whole.loop().sequential() ? 1 : whole.size - whole.completed);
    if (!whole.loop().sequential()) {
      create(whole);
    }
  }

  /** Rule 5.11. */
  void remove(Visit instance, boolean completed) {
    var whole = instance.whole;
    run.hit(completed ? Construct.INSTANCE_REMOVED_AS_DONE : Construct.INSTANCE_REMOVED);
    if (completed) {
      whole.completed++;
      gather(instance);
    } else {
      whole.size--;
    }
    boolean last = isLast(whole, 1);
    counters(whole, whole.loop().sequential() ? 1 : whole.size - whole.completed);
    boolean enough = completed && rules.isEnough(instance);
    run.cancel(instance);
    goOn(whole, enough, last);
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
        run.setHere(scope.vars, target, rules.gathered(whole));
        return;
      }
      scope = scope.owner.scope;
    }
    run.set(whole.scope.vars, target, rules.gathered(whole));
  }

  private void over(Visit whole) {
    if (whole.loop().aggregated()) {
      run.hit(Construct.LOOP_AGGREGATES);
      aggregate(whole, "all_" + whole.node.id());
    }
    run.complete(whole);
  }
}
