package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Eviction;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.List;

/**
 * What a change means for the executions of an instance: which go, in which scopes something
 * begins, and what is awaited again. It can be carried out once, in the unit of work it was made
 * in.
 *
 * @param instance the process instance
 * @param change what was asked for
 * @param leaving what goes
 * @param places where something begins
 * @param enabled the start events that are awaited again, with their scopes
 * @param context the unit of work
 */
public record ModificationPlan(
    ExecutionEntity instance,
    Modification change,
    Leaving leaving,
    List<Place> places,
    List<Enabled> enabled,
    BpmnContext context) {

  /** A start event of an event sub-process that is awaited again in its scope. */
  record Enabled(ExecutionEntity scope, Node start) {}

  /**
   * Plans a change of an instance.
   *
   * @throws io.millrace.common.BadArgumentException naming all that stands in the way
   */
  public static ModificationPlan of(
      Modification change, ExecutionEntity instance, BpmnContext context) {
    return new Planning(change, instance, context).plan();
  }

  /** Carries it out: what goes is gone when this returns, what begins is planned. */
  public void carryOut() {
    change
        .variables()
        .forEach((name, value) -> context.variables().setLocal(instance, name, value));
    var eviction = new Eviction(context);
    leaving
        .left()
        .forEach((execution, why) -> eviction.leave(execution, why.reason(), why.moved()));
    places.forEach(place -> place.begin(change.localVariables(), context));
    enabled.forEach(one -> context.runtime().events().await(one.scope(), one.start(), context));
    eviction.settle();
  }
}
