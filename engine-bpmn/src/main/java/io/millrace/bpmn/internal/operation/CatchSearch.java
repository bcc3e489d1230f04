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
 * none catches what it throws itself. Of several events at one place the one whose code fits best
 * goes first, and one without a code last.
 *
 * @param kind what catches it
 * @param codeOf the code that a definition catches; null or empty for every code
 */
record CatchSearch<D extends EventDefinition>(
    Class<D> kind, Function<D, String> codeOf, BpmnContext context) {

  private record Match<D>(Node event, D definition, int rank) {}

  /** Returns where one of the codes is caught; null if no event catches any. */
  CatchingEvent<D> find(WantedCodes codes, ExecutionEntity thrower) {
    var left = new ArrayList<ExecutionEntity>();
    ExecutionEntity from = null;
    for (var host = thrower; host != null; from = host, host = outer(host, context)) {
      var inside = match(ScopeEvents.reachedFrom(from, host, context), codes);
      var match = inside == null ? match(atBorder(host), codes) : inside;
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

  /** Tells whether one of these events catches one of the codes. */
  boolean isCaughtBy(List<Node> events, WantedCodes codes) {
    return match(events, codes) != null;
  }

  private Match<D> match(List<Node> events, WantedCodes codes) {
    Match<D> best = null;
    for (var event : events) {
      for (var part : ((Event) event.element()).definition().parts()) {
        var rank = rank(part, codes);
        if (rank < (best == null ? WantedCodes.NOT_CAUGHT : best.rank())) {
          best = new Match<>(event, kind.cast(part), rank);
        }
      }
    }
    return best;
  }

  private int rank(EventDefinition part, WantedCodes codes) {
    return kind.isInstance(part)
        ? codes.rank(codeOf.apply(kind.cast(part)))
        : WantedCodes.NOT_CAUGHT;
  }
}
