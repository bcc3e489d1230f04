package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.persistence.CompensableEntity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.List;

/**
 * The next step of a compensation: starts the handler of what completed last and was not
 * compensated yet, or, when nothing is left, goes on behind the event that threw it.
 *
 * <p>One handler runs after the other, in reverse order of completion; only the instances of a
 * parallel multi-instance activity, which ran side by side, are compensated side by side. Spec:
 * BPMN 2.0.2 §13.5.5.
 *
 * @param execution what compensates: a throwing event, or a sub-process that had completed
 */
public record Compensate(BpmnContext context, ExecutionEntity execution) implements TokenOperation {

  private static final List<CompensableEntity> NOTHING = List.of();

  /** Tells whether an execution that has no children left compensates. */
  static boolean isUnderWay(ExecutionEntity execution, BpmnContext context) {
    return execution.isScope()
        && context.process(execution).compensates()
        && (!execution.isUnderWay()
            || context.node(execution).inner() instanceof CompensationThrower);
  }

  /**
   * Tells whether a token in a scope only holds the handlers together that run beside an event,
   * which has gone on.
   */
  static boolean isBeside(ExecutionEntity token) {
    return token.isScope() && !token.isActive() && !token.isUnderWay();
  }

  @Override
  public void move() {
    var left = isUndone() ? NOTHING : context.compensables().latest(execution);
    if (left.isEmpty()) {
      end();
      return;
    }
    var first = left.get(0);
    if (isInParallelLoop(first)) {
      startBeside(left);
    } else {
      start(first);
    }
  }

  /**
   * Starts the handlers of all instances of the loop that completed last, whatever else completed
   * between them. An earlier run of the same loop begins where places do not go down any more; none
   * comes after the first place.
   */
  private void startBeside(List<CompensableEntity> latest) {
    var activityId = latest.get(0).activityId();
    var before = Integer.MAX_VALUE;
    for (var left = latest; !left.isEmpty(); left = context.compensables().further(execution)) {
      for (var row : left) {
        if (row.activityId().equals(activityId)) {
          var place = context.compensables().placeInLoop(row);
          if (place >= before) {
            return;
          }
          before = place;
          start(row);
          if (place == 1) {
            return;
          }
        }
      }
    }
  }

  /** Its own event sub-process has undone it, and what that has left is as it should be. */
  private boolean isUndone() {
    return !execution.isInActivity() && context.node(execution).undoing() != null;
  }

  private boolean isInParallelLoop(CompensableEntity row) {
    return node(row).element() instanceof Activity activity
        && activity.isMultiInstance()
        && !activity.loop().isSequential();
  }

  private Node node(CompensableEntity row) {
    return context.process(execution).node(row.activityId());
  }

  private void start(CompensableEntity row) {
    var handler = node(row).compensator();
    context.compensables().take(row, execution);
    var token =
        row.keptExecutionId() == 0
            ? context.tree().addChild(execution)
            : context.compensables().putBack(row, execution);
    if (handler == null && node(row).undoing() != null) {
      undo(token, node(row).undoing());
    } else if (handler == null) {
      context.command().agenda().plan(new Compensate(context, token));
    } else {
      token.scope(false);
      token.active(true);
      context.enter(token, handler);
    }
  }

  /** The event sub-process finds what its sub-process knew when that completed. */
  private void undo(ExecutionEntity subProcess, Node undoing) {
    var token = context.tree().addChild(subProcess);
    token.activityId(undoing.id());
    context.enter(token, undoing);
  }

  private void end() {
    if (execution.isInActivity()) {
      execution.active(true);
      ((CompensationThrower) context.node(execution).inner()).compensated(execution, context);
    } else {
      context.end(execution);
    }
  }
}
