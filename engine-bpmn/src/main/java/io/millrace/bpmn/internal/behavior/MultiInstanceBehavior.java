package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.LoopBehavior;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.StartActivity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.LimitExceededException;
import io.millrace.common.delegate.VariableAggregatorContext.State;

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
 */
public record MultiInstanceBehavior(
    Node node, LoopPlan plan, boolean sequential, LoopAggregation aggregation)
    implements LoopBehavior {

  @Override
  public void execute(ExecutionEntity root, BpmnContext context) {
    var elements = plan.elements(root, context);
    checkSize(elements.size(), context);
    root.multiInstanceRoot(true);
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
    var instance = context.tree().addChild(root);
    instance.activityId(node.id());
    instance.activityName(node.element().name());
    instance.activityType(node.type());
    instance.loopCounter(index);
    root.loopActive(root.loopActive() + 1);
    plan.give(instance, index, element, context);
    if (plan.continuation().asyncBefore()) {
      context
          .runtime()
          .continuations()
          .beforeInstance(instance, node, plan.continuation(), context);
    } else {
      context.command().agenda().plan(new StartActivity(context, instance, node));
    }
  }

  @Override
  public void instanceCompleted(ExecutionEntity instance, BpmnContext context) {
    var root = context.tree().parent(instance);
    root.loopActive(root.loopActive() - 1);
    root.loopCompleted(root.loopCompleted() + 1);
    var done = plan.isComplete(instance, context);
    aggregation.completed(instance, root, context);
    context.compensables().instanceCompleted(instance, node);
    if (done || root.loopCompleted() >= root.loopTotal()) {
      complete(root, context);
      return;
    }
    aggregation.publish(State.OVERVIEW, root, context);
    if (sequential) {
      var next = root.loopCompleted();
      start(root, next, plan.element(next, root, context), context);
    }
  }

  @Override
  public void loopEnds(ExecutionEntity root, BpmnContext context) {
    aggregation.end(root, context);
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
