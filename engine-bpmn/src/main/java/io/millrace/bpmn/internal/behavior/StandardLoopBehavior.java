package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.LoopBehavior;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.StartInstance;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.WholeNumber;

/**
 * Does an activity again and again, one round after the other, while the condition holds.
 *
 * <p>The execution becomes the root of the loop and has one child at a time, so the 100,000th round
 * costs what the first did. A round sees its number as {@code loopCounter}, from 0; the condition
 * sees there how many rounds are done. Spec: BPMN 2.0.2 §10.3.8, §13.3.6.
 *
 * @param node the activity
 * @param testBefore whether the condition is looked at before the first round too
 * @param maximum gives the most rounds; null for no limit
 * @param condition what has to hold for another round; null where it always does
 * @param continuation where jobs cut each round
 */
public record StandardLoopBehavior(
    Node node,
    boolean testBefore,
    Expression maximum,
    Expression condition,
    Continuation continuation)
    implements LoopBehavior {

  /** One round after the other. */
  @Override
  public boolean sequential() {
    return true;
  }

  @Override
  public void execute(ExecutionEntity root, BpmnContext context) {
    root.multiInstanceRoot(true);
    root.scope(true);
    root.active(false);
    root.loopTotal(0);
    root.loopActive(0);
    root.loopCompleted(0);
    if (!testBefore && isBelowMaximum(root, context) || goesOn(root, context)) {
      start(root, context);
    } else {
      complete(root, context);
    }
  }

  private boolean goesOn(ExecutionEntity root, BpmnContext context) {
    root.loopCounter(root.loopCompleted());
    return isBelowMaximum(root, context)
        && (condition == null || condition.evaluateBoolean(context.scope(root)));
  }

  private boolean isBelowMaximum(ExecutionEntity root, BpmnContext context) {
    return maximum == null || root.loopCompleted() < most(root, context);
  }

  private int most(ExecutionEntity root, BpmnContext context) {
    var value = maximum.evaluate(context.scope(root));
    var number = WholeNumber.of(value);
    if (number.isPresent() && number.getAsInt() >= 0) {
      return number.getAsInt();
    }
    throw new ExpressionException(
        "The loopMaximum '"
            + maximum.text()
            + "' of '"
            + node.id()
            + "' gives "
            + value
            + ". It has to give a whole number from 0.");
  }

  private void start(ExecutionEntity root, BpmnContext context) {
    context.countStep(node);
    var round = context.tree().addChild(root);
    round.activityId(node.id());
    round.activityName(node.element().name());
    round.activityType(node.type());
    round.loopCounter(root.loopCompleted());
    root.loopActive(1);
    root.loopTotal(root.loopCompleted() + 1);
    if (continuation.asyncBefore()) {
      context.runtime().continuations().beforeInstance(round, node, continuation, context);
    } else {
      context.command().agenda().plan(new StartInstance(context, round, node, continuation));
    }
  }

  @Override
  public void instanceCompleted(ExecutionEntity round, BpmnContext context) {
    var root = context.tree().parent(round);
    context.compensables().instanceCompleted(round, node);
    root.loopActive(0);
    root.loopCompleted(root.loopCompleted() + 1);
    if (goesOn(root, context)) {
      start(root, context);
    } else {
      complete(root, context);
    }
  }

  @Override
  public void loopEnds(ExecutionEntity root, BpmnContext context) {
    root.loopCounter(null);
  }

  private void complete(ExecutionEntity root, BpmnContext context) {
    context.runtime().disposal().endLoop(root, context);
    context.leave(root);
  }
}
