package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.EventCorrelation;
import io.millrace.cmmn.model.EventSubscription;
import io.millrace.cmmn.model.GenericEventListener;
import io.millrace.cmmn.model.SendEventTask;
import io.millrace.cmmn.model.VariableMapping;
import io.millrace.common.Problem;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.eventregistry.EventUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Finds events and channels that cases name and nobody has deployed, and values that the events do
 * not have. Used once.
 */
final class EventCheck {

  private final EventParts registry;
  private final CommandContext context;
  private final List<Problem> problems = new ArrayList<>();

  EventCheck(EventParts registry, CommandContext context) {
    this.registry = registry;
    this.context = context;
  }

  /** Returns what was found. */
  List<Problem> problems() {
    return problems;
  }

  /** Checks a version. */
  void check(DefinitionEntity version, Case model) {
    if (model.start().event() != null) {
      check(version, model, received(model.start().event()));
    }
    for (var definition : CaseIndex.of(model).elements()) {
      if (definition instanceof GenericEventListener listener && listener.event() != null) {
        check(version, listener, received(listener.event()));
      } else if (definition instanceof SendEventTask task) {
        check(version, task, sent(task));
      }
    }
  }

  private void check(DefinitionEntity version, CmmnElement element, EventUse use) {
    use.problems(registry, version.tenantId(), context)
        .forEach(
            message ->
                problems.add(CaseProblem.EVENT.at(version.resourceName(), element, message)));
  }

  private static EventUse received(EventSubscription event) {
    return new EventUse(
        event.eventType(),
        event.correlations().stream().map(EventCorrelation::name).toList(),
        event.payload().stream().map(VariableMapping::source).filter(Objects::nonNull).toList(),
        null);
  }

  private static EventUse sent(SendEventTask task) {
    return new EventUse(
        task.eventType(),
        List.of(),
        task.payload().stream().map(VariableMapping::target).filter(Objects::nonNull).toList(),
        task.channelKey());
  }
}
