package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.AwaitedEvent;
import io.millrace.bpmn.internal.model.EventMapping;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.SendEventTask;
import io.millrace.bpmn.internal.model.SendEventTask.SentEvent;
import io.millrace.common.Problem;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.eventregistry.EventUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Finds events and channels that processes name and nobody has deployed, and values that the events
 * do not have.
 *
 * @param registry the events and channels
 * @param context the unit of work that deploys
 */
record EventReferences(EventParts registry, CommandContext context) {

  /** Returns what a version names and is not there. */
  List<Problem> problems(DefinitionEntity version, ProcessModel model) {
    var problems = new ArrayList<Problem>();
    for (var element : model.graph().nodes().values()) {
      for (var use : uses(element)) {
        use.problems(registry, version.tenantId(), context)
            .forEach(message -> problems.add(problem(version, element, message)));
      }
    }
    return problems;
  }

  private static Problem problem(DefinitionEntity version, FlowNode element, String message) {
    return DefinitionProblem.EVENT_UNKNOWN.at(
        version.resourceName(), element.info().position(), element.id(), message);
  }

  private static List<EventUse> uses(FlowNode element) {
    var uses = new ArrayList<EventUse>();
    if (element instanceof SendEventTask task) {
      uses.add(sent(task.sent()));
    }
    var awaited = AwaitedEvent.of(element);
    if (awaited != null) {
      uses.add(received(awaited));
    }
    return uses;
  }

  private static EventUse received(AwaitedEvent event) {
    return new EventUse(
        event.eventType(),
        event.correlations().stream().map(AwaitedEvent.Correlation::name).toList(),
        event.payload().stream().map(EventMapping::source).filter(Objects::nonNull).toList(),
        null);
  }

  private static EventUse sent(SentEvent event) {
    return new EventUse(
        event.eventType(),
        List.of(),
        event.payload().stream().map(EventMapping::target).filter(Objects::nonNull).toList(),
        event.channelKey());
  }
}
