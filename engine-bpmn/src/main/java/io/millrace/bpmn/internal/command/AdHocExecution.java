package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.operation.AdHocScope;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.ScopeEvents;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.IllegalStateEngineException;
import java.util.List;

/**
 * One ad-hoc sub-process that is under way.
 *
 * @param execution its execution
 * @param context the unit of work
 */
record AdHocExecution(ExecutionEntity execution, BpmnContext context) {

  /** Finds it; refuses in the words of the purpose if the execution is something else. */
  static AdHocExecution require(long id, String purpose, BpmnContext context) {
    var execution = Executions.require(id, purpose, context);
    if (execution.activityId() == null
        || !execution.isInActivity()
        || !(context.node(execution).inner() instanceof AdHocScope)) {
      throw new IllegalStateEngineException(
          "Cannot "
              + purpose
              + " the execution '"
              + id
              + "': it is at "
              + (execution.activityId() == null ? "no element" : "'" + execution.activityId() + "'")
              + ", not in an ad-hoc sub-process. Ask getAdhocSubProcessExecutions for those of an instance.");
    }
    if (execution.isActive()) {
      throw new IllegalStateEngineException(
          "Cannot "
              + purpose
              + " the execution '"
              + id
              + "': the ad-hoc sub-process '"
              + execution.activityId()
              + "' is complete, and a job is going to leave it.");
    }
    return new AdHocExecution(execution, context);
  }

  AdHocScope behavior() {
    return (AdHocScope) context.node(execution).inner();
  }

  /** Returns the activities that can be started, in the order of the document. */
  List<Node> enabled() {
    if (!behavior().mayStart(execution) || ScopeEvents.isInterrupted(execution, context)) {
      return List.of();
    }
    var process = context.process(execution);
    var handlers = process.model().graph().compensation().handlers();
    return process.model().children(execution.activityId()).stream()
        .filter(Activity.class::isInstance)
        .filter(activity -> !(activity instanceof EventSubProcess))
        .filter(activity -> !handlers.contains(activity.id()))
        .map(activity -> process.node(activity.id()))
        .filter(node -> node.incoming() == 0)
        .toList();
  }
}
