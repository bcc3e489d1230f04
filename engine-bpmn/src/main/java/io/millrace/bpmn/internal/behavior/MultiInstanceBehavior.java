package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.MultiInstanceLoop;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.StartInstance;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.LimitExceededException;
import io.millrace.common.delegate.VariableAggregatorContext.State;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.variable.KeptVariables;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;

/**
 * Runs several instances of an activity, one after the other or all at once, until all are done or
 * the completion condition holds.
 *
 * <p>The execution becomes the root of the loop and counts its instances in its own row, so the
 * 100,000th costs what the first did. Spec: BPMN 2.0.2 §13.3.7.
 *
 * @param node the activity
 * @param plan how many instances there are and what each gets
 * @param sequential whether the next instance starts when the one before is done
 * @param aggregation what instances leave behind
 * @param events what instances throw when they complete
 */
public record MultiInstanceBehavior(
    Node node, LoopPlan plan, boolean sequential, LoopAggregation aggregation, LoopThrows events)
    implements MultiInstanceLoop {

  @Override
  public void execute(ExecutionEntity root, BpmnContext context) {
    root.multiInstanceRoot(true); // so that its border catches an error of the collection
    var elements = plan.elements(root, context);
    checkSize(elements.size(), context);
    root.scope(true);
    root.active(false);
    root.loopTotal(elements.size());
    root.loopActive(0);
    root.loopCompleted(0);
    if (elements.isEmpty()) {
      complete(root, context);
    } else if (sequential) {
      start(root, 0, elements.get(0), context);
    } else {
      for (var index = 0; index < elements.size(); index++) {
        start(root, index, elements.get(index), context);
      }
    }
  }

  private void checkSize(int size, BpmnContext context) {
    var most = context.runtime().limits().loopInstances();
    if (size > most) {
      throw new LimitExceededException(
          node
              + " would have "
              + size
              + " instances; the limit is "
              + most
              + ". Make the collection smaller or raise maxLoopInstances.");
    }
  }

  private void start(ExecutionEntity root, int index, Object element, BpmnContext context) {
    var instance = newInstance(root, index, context);
    plan.give(instance, index, element, context);
    begin(instance, root, context);
  }

  private ExecutionEntity newInstance(ExecutionEntity root, int index, BpmnContext context) {
    var instance = context.tree().addChild(root);
    instance.activityId(node.id());
    instance.activityName(node.element().name());
    instance.activityType(node.type());
    instance.loopCounter(index);
    return instance;
  }

  private void begin(ExecutionEntity instance, ExecutionEntity root, BpmnContext context) {
    root.loopActive(root.loopActive() + 1);
    instance.active(true);
    if (plan.continuation().asyncBefore()) {
      context
          .runtime()
          .continuations()
          .beforeInstance(instance, node, plan.continuation(), context);
    } else {
      context
          .command()
          .agenda()
          .plan(new StartInstance(context, instance, node, plan.continuation()));
    }
  }

  @Override
  public KeptVariables keptByInstances() {
    return aggregation.kept();
  }

  @Override
  public void instanceCompleted(ExecutionEntity instance, BpmnContext context) {
    count(instance, false, context);
  }

  /** Only what has completed by itself can be compensated, not what was canceled. */
  private void count(ExecutionEntity instance, boolean canceled, BpmnContext context) {
    var root = context.tree().parent(instance);
    root.loopActive(root.loopActive() - 1);
    root.loopCompleted(root.loopCompleted() + 1);
    if (!events.happen(instance, root, context)) {
      return;
    }
    var done = plan.isComplete(instance, context);
    aggregation.completed(instance, root, context);
    var next = instance.loopCounter() + 1;
    if (canceled) {
      context.runtime().disposal().remove(instance, context);
    } else {
      context.compensables().instanceCompleted(instance, node);
    }
    goOn(root, next, done, context);
  }

  private void goOn(ExecutionEntity root, int next, boolean done, BpmnContext context) {
    if (done || root.loopCompleted() >= root.loopTotal()) {
      complete(root, context);
      return;
    }
    aggregation.publish(State.OVERVIEW, root, context);
    if (sequential) {
      startNext(root, next, context);
    }
  }

  /** Instances that were added come after those that were planned, however many of them went. */
  private void startNext(ExecutionEntity root, int next, BpmnContext context) {
    var added = root.count(Dependent.CHILD) == 0 ? null : firstAdded(root, context);
    var left = root.loopTotal() - root.loopCompleted();
    if (added == null || added.loopCounter() != next && left > root.count(Dependent.CHILD)) {
      start(root, next, plan.element(next, root, context), context);
    } else {
      begin(added, root, context);
    }
  }

  private static ExecutionEntity firstAdded(ExecutionEntity root, BpmnContext context) {
    return Collections.min(
        context.tree().children(root), Comparator.comparing(ExecutionEntity::loopCounter));
  }

  /** In a sequence the instance is there and waits until it is its turn. */
  @Override
  public ExecutionEntity add(ExecutionEntity root, Map<String, ?> variables, BpmnContext context) {
    var instance = added(root, variables, context);
    if (sequential) {
      instance.active(false);
    } else {
      begin(instance, root, context);
    }
    return instance;
  }

  @Override
  public ExecutionEntity join(ExecutionEntity root, BpmnContext context) {
    var instance = added(root, Map.of(), context);
    root.loopActive(root.loopActive() + 1);
    return instance;
  }

  private ExecutionEntity added(
      ExecutionEntity root, Map<String, ?> variables, BpmnContext context) {
    checkSize(root.loopTotal() + 1, context);
    var index = root.loopTotal() + taken(root);
    root.loopTotal(root.loopTotal() + 1);
    var instance = newInstance(root, index, context);
    plan.give(instance, index, null, context);
    variables.forEach((name, value) -> context.variables().setLocal(instance, name, value));
    return instance;
  }

  /**
   * The root of a loop is no instance of it: its counter counts those that were taken away, below
   * zero, where nobody sees it. Above it is the number of what a handler compensates.
   */
  private static int taken(ExecutionEntity root) {
    return root.loopCounter() == null ? 0 : Math.max(0, -root.loopCounter());
  }

  @Override
  public void delete(ExecutionEntity instance, boolean completed, BpmnContext context) {
    var root = context.tree().parent(instance);
    var waits = !instance.isActive() && !instance.isInActivity();
    context.runtime().disposal().cancelInside(instance, "taken out of its loop", context);
    if (completed && !waits) {
      count(instance, true, context);
      return;
    }
    root.loopActive(root.loopActive() - (waits ? 0 : 1));
    if (completed) {
      root.loopCompleted(root.loopCompleted() + 1);
    } else {
      root.loopTotal(root.loopTotal() - 1);
      root.loopCounter(-taken(root) - 1);
    }
    var next = instance.loopCounter() + 1;
    context.runtime().disposal().remove(instance, context);
    if (!waits) {
      goOn(root, next, false, context);
    }
  }

  @Override
  public void loopEnds(ExecutionEntity root, BpmnContext context) {
    aggregation.end(root, context);
  }

  @Override
  public Runnable migration(ExecutionEntity root, Node there, BpmnContext context) {
    return aggregation.migration(
        root, there.id(), ((MultiInstanceBehavior) there.behavior()).aggregation(), context);
  }

  /** What is left of the loop is cancelled, and the execution goes on as a plain token. */
  private void complete(ExecutionEntity root, BpmnContext context) {
    terminate(root, "completion condition of '" + node.id() + "'", context);
  }

  @Override
  public void terminate(ExecutionEntity root, String reason, BpmnContext context) {
    context.runtime().disposal().cancelChildren(root, reason, context);
    aggregation.publish(State.COMPLETE, root, context);
    context.runtime().disposal().endLoop(root, context);
    context.leave(root);
  }
}
