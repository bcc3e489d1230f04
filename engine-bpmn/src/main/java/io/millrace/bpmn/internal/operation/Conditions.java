package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.VariableFilter.Change;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import io.millrace.common.internal.variable.VariableEntity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The conditions and variable listeners of a unit of work: what has changed since they were looked
 * at last, and which of them happen by it. All changes of a step are looked at together.
 *
 * <p>What interrupts or waits in the flow happens when its condition holds. What does not interrupt
 * happens each time its condition becomes true; with a filter, each time a change that it lets
 * through finds it true. In a suspended instance nothing happens; what it has missed is looked at
 * once when it goes on. What stands on a loop happens no more once the loop is complete. Spec: BPMN
 * 2.0.2 table 10.84 (a condition has to become false before it triggers its event again).
 */
public final class Conditions {

  private final BpmnContext context;
  private final Map<Long, List<Changed>> changes = new HashMap<>();
  private final Set<Long> asked = new HashSet<>();
  private final Set<Long> resumed = new HashSet<>();
  private final Map<EventSubscriptionEntity, Integer> begun = new HashMap<>();
  private final Set<EventSubscriptionEntity> arrived = new HashSet<>();
  private int made;
  private boolean planned;
  private boolean postponed;

  /**
   * A change of a variable; those before an event began to wait are not its concern.
   *
   * @param number how many changes were made before
   */
  private record Changed(VariableEntity variable, Change change, int number) {}

  Conditions(BpmnContext context) {
    this.context = context;
  }

  /** An event begins to wait for a condition or a variable. */
  public void begin(EventSubscriptionEntity wait) {
    begun.put(wait, made);
    arrived.add(wait);
    plan();
  }

  /**
   * An event begins to wait again that has just happened: what holds now has to become false first.
   */
  void beginAgain(ExecutionEntity execution, Node event) {
    for (var wait : Subscriptions.of(context.command()).of(execution)) {
      if (arrived.contains(wait) && wait.activityId().equals(event.id())) {
        var part = PartState.of(wait.configuration()).part();
        var condition = event.variableWaits().get(part).condition();
        var holds = condition != null && condition.holds(context.scope(execution));
        wait.configuration(new PartState(part, holds).text());
        arrived.remove(wait);
      }
    }
  }

  /** A variable has changed. */
  void changed(VariableEntity variable, Change change) {
    changes
        .computeIfAbsent(variable.subScopeId(), id -> new ArrayList<>())
        .add(new Changed(variable, change, made++));
    plan();
  }

  /** All conditions of a process instance are to be looked at, whatever has changed. */
  public void ask(ExecutionEntity instance) {
    asked.add(instance.id());
    plan();
  }

  /** A process instance that was suspended goes on. */
  void resume(ExecutionEntity instance) {
    resumed.add(instance.id());
    plan();
  }

  private void plan() {
    plan(0);
  }

  private void plan(int passed) {
    if (!planned) {
      planned = true;
      context.command().agenda().plan(new EvaluateConditions(context, passed));
    }
  }

  /** Tells whether a look is planned. */
  boolean areDue() {
    return planned;
  }

  /** Leaves all to be looked at when the step under way is over. */
  void postpone() {
    planned = false;
    postponed = true;
  }

  /** No step is under way any more: what it plans to leave its element goes before. */
  void stepEnds() {
    if (postponed) {
      postponed = false;
      plan(1);
    }
  }

  /** Lets all happen whose time has come, before anything else. */
  void evaluate() {
    planned = false;
    var looked = List.copyOf(begun.keySet());
    var due = new ArrayList<TokenOperation>();
    for (var wait : waits()) {
      if (!wait.isDeleted()) {
        evaluate(wait, due);
      }
    }
    changes.clear();
    asked.clear();
    resumed.clear();
    looked.forEach(begun::remove);
    looked.forEach(arrived::remove);
    for (var i = due.size() - 1; i >= 0; i--) {
      context.command().agenda().planNext(due.get(i));
    }
  }

  /** Returns what waits and may be concerned, in the order in which it began to wait. */
  private List<EventSubscriptionEntity> waits() {
    var waits = new HashSet<>(begun.keySet());
    var instances = new HashSet<>(asked);
    instances.addAll(resumed);
    changes.values().forEach(some -> instances.add(some.get(0).variable().scopeId()));
    for (var id : instances) {
      var instance = context.tree().find(id);
      if (instance != null) {
        waits.addAll(
            Subscriptions.of(context.command())
                .ofAll(context.tree().waiting(instance, WaitNames.OF_VARIABLES)));
      }
    }
    return waits.stream()
        .filter(wait -> WaitNames.OF_VARIABLES.contains(wait.eventType()))
        .sorted(Comparator.comparingLong(EventSubscriptionEntity::id))
        .toList();
  }

  private void evaluate(EventSubscriptionEntity wait, List<TokenOperation> due) {
    var execution = context.tree().find(wait.subScopeId());
    if (execution == null) {
      return;
    }
    var event = context.process(execution).node(wait.activityId());
    if (event.element() instanceof BoundaryEvent && !execution.isUnderWay()) {
      return; // the loop it stands on is complete, and about to be left
    }
    var state = PartState.of(wait.configuration());
    var seen = seen(wait, execution);
    var wanted = event.variableWaits().get(state.part());
    if (execution.isSuspended()) {
      rest(wait, state, wanted, seen);
      return;
    }
    if (state.changed()) {
      wait.configuration(new PartState(state.part(), state.held()).text());
    }
    var happens =
        wanted.condition() == null
            ? state.changed() || isLetThrough(wanted, seen)
            : becomesTrue(wait, state, wanted, seen, execution, event);
    if (happens && new PartsOfEvent(context).areComplete(execution, event, wait)) {
      due.add(context.happening(execution, event));
    }
  }

  /** Where only some changes count, the row remembers that there was one. */
  private void rest(
      EventSubscriptionEntity wait, PartState state, VariableWait wanted, List<Changed> seen) {
    var isFirstLook = wanted.condition() != null && arrived.contains(wait);
    if (wanted.filter() != null && (isFirstLook || isLetThrough(wanted, seen))) {
      wait.configuration(state.afterChange().text());
    }
  }

  private boolean becomesTrue(
      EventSubscriptionEntity wait,
      PartState state,
      VariableWait wanted,
      List<Changed> seen,
      ExecutionEntity execution,
      Node event) {
    var isAsked =
        arrived.contains(wait)
            || asked.contains(wait.scopeId())
            || state.changed()
            || wanted.filter() == null && resumed.contains(wait.scopeId());
    if (!isAsked && !isLetThrough(wanted, seen)) {
      return false;
    }
    var holds = wanted.condition().holds(context.scope(execution));
    if (wanted.filter() != null || !staysAfter(event)) {
      return holds;
    }
    if (holds != state.held()) {
      wait.configuration(new PartState(state.part(), holds).text());
    }
    return holds && !state.held();
  }

  private static boolean isLetThrough(VariableWait wanted, List<Changed> seen) {
    return wanted.filter() == null
        ? !seen.isEmpty()
        : seen.stream().anyMatch(c -> wanted.filter().lets(c.variable().name(), c.change()));
  }

  /** Tells whether an event goes on waiting when it has happened. */
  static boolean staysAfter(Node event) {
    return event.element() instanceof BoundaryEvent boundary && !boundary.interrupting()
        || event.element() instanceof StartEvent start && !start.interrupting();
  }

  /** Returns the changes that an execution can see, which were made since the event waits. */
  private List<Changed> seen(EventSubscriptionEntity wait, ExecutionEntity execution) {
    var since = begun.getOrDefault(wait, 0);
    var seen = new ArrayList<Changed>();
    for (var at = execution; at != null; at = context.tree().parent(at)) {
      for (var changed : changes.getOrDefault(at.id(), List.of())) {
        if (changed.number() >= since) {
          seen.add(changed);
        }
      }
    }
    return seen;
  }
}
