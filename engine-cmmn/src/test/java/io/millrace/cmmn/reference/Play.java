package io.millrace.cmmn.reference;

import io.millrace.test.random.Outcome;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** A case on the interpreter, for tests that read alone. */
final class Play {

  private final Reference reference = new Reference();
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private final CaseModel model;
  private Outcome last;

  private Play(Item plan) {
    this.model = new CaseModel("case", plan);
  }

  /** A case whose plan model, "plan", is not auto-complete. */
  static Play of(Item... items) {
    return new Play(Item.stage("plan", items));
  }

  static Play ofPlan(Item plan) {
    return new Play(plan);
  }

  Play with(String variable, Object value) {
    variables.put(variable, value);
    return this;
  }

  Play start() {
    last = reference.start(model, variables);
    return this;
  }

  Play complete(String task) {
    return does(new Action.CompleteTask(task, 0));
  }

  Play trigger(String task) {
    return does(new Action.Trigger(task, 0));
  }

  Play occur(String listener) {
    return does(new Action.Occur(listener, 0));
  }

  Play set(String variable, Object value) {
    return does(new Action.SetVariable(variable, value));
  }

  Play does(Action action) {
    last = reference.apply(action);
    return this;
  }

  Outcome outcome() {
    return last;
  }

  /**
   * Live instances as {@code item:state}, with their number if there are several, in the order of
   * ids.
   */
  String instances() {
    return reference.state().instances().entrySet().stream()
        .map(e -> e.getKey() + (e.getValue() > 1 ? "*" + e.getValue() : ""))
        .collect(Collectors.joining(" "));
  }

  /** The same for some items only. */
  String instances(String... items) {
    var wanted = Arrays.asList(items);
    return Arrays.stream(instances().split(" "))
        .filter(entry -> wanted.contains(entry.substring(0, Math.max(0, entry.indexOf(':')))))
        .collect(Collectors.joining(" "));
  }

  CaseState state() {
    return reference.state().state();
  }

  Map<String, Integer> milestones() {
    return reference.state().milestones();
  }

  Map<String, Integer> openTasks() {
    return reference.state().openTasks();
  }

  Object variable(String name) {
    return reference.state().variables().get(name);
  }
}
