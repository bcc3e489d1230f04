package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Finds the innermost event that catches what was thrown, outwards through sub-processes and the
 * elements that called the instance: an event sub-process of each scope, then an event at its
 * border. What an event sub-process throws that has interrupted its scope goes on outwards, and
 * none catches what it throws itself. An event without a code catches every code; one with the same
 * code goes before it.
 *
 * @param kind what catches it
 * @param codeOf the code that a definition catches; null or empty for every code
 */
record CatchSearch<D extends EventDefinition>(
    Class<D> kind, Function<D, String> codeOf, BpmnContext context) {

  private record Match<D>(Node event, D definition) {}

  /** Returns where a code is caught; null if nobody catches it. */
  CatchingEvent<D> find(String code, ExecutionEntity thrower) {
    var left = new ArrayList<ExecutionEntity>();
    ExecutionEntity from = null;
    for (var host = thrower; host != null; from = host, host = outer(host, context)) {
      var inside = match(ScopeEvents.reachedFrom(from, host, context), code);
      var match = inside == null ? match(atBorder(host), code) : inside;
      if (match != null) {
        return new CatchingEvent<>(host, match.event(), match.definition(), List.copyOf(left));
      }
      if (host.isProcessInstance()) {
        left.add(host);
      }
    }
    return null;
  }

  /** Returns the execution around an execution, be it the one that called its instance. */
  static ExecutionEntity outer(ExecutionEntity execution, BpmnContext context) {
    return execution.isProcessInstance()
        ? context.tree().find(execution.superExecutionId())
        : context.tree().parent(execution);
  }

  private List<Node> atBorder(ExecutionEntity host) {
    return !host.isUnderWay() || LeaveActivity.isLoopInstance(host, context)
        ? List.of()
        : context.node(host).boundaryEvents();
  }

  private Match<D> match(List<Node> events, String code) {
    Match<D> any = null;
    for (var event : events) {
      for (var part : ((Event) event.element()).definition().parts()) {
        if (kind.isInstance(part)) {
          var definition = kind.cast(part);
          var wanted = codeOf.apply(definition);
          if (code.equals(wanted)) {
            return new Match<>(event, definition);
          }
          if (any == null && (wanted == null || wanted.isEmpty())) {
            any = new Match<>(event, definition);
          }
        }
      }
    }
    return any;
  }
}
