package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.ConditionalEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.ExpressionException;
import io.millrace.common.Problem;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.signal.EventNames;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.ArrayList;
import java.util.Map;

/**
 * What starts instances of a version besides calls: messages and signals wait as subscriptions of
 * the definition, timers as jobs.
 *
 * @param names finds the names of messages and signals; expressions in them see beans only
 * @param timers makes timer jobs
 */
public record StartEvents(EventNames names, StartTimers timers) {

  /**
   * Lets all start events of a version wait.
   *
   * @param version its row in this unit of work, which counts what waits
   */
  void await(CompiledProcess process, DefinitionEntity version, CommandContext context) {
    for (var node : process.startEvents()) {
      await(version, node.element(), context);
    }
  }

  /**
   * Lets all start events of a version that is deployed wait.
   *
   * @throws DeploymentException if times or names cannot be found; tells all of them
   */
  void awaitFirst(CompiledProcess process, DefinitionEntity version, CommandContext context) {
    var problems = new ArrayList<Problem>();
    for (var node : process.startEvents()) {
      try {
        await(version, node.element(), context);
      } catch (ExpressionException | BadArgumentException e) {
        problems.add(
            DefinitionProblem.START_EVENT_UNCLEAR.at(
                version.resourceName(),
                node.element().info().position(),
                node.id(),
                e.getMessage()));
      }
    }
    if (!problems.isEmpty()) {
      throw new DeploymentException(problems);
    }
  }

  private void await(DefinitionEntity version, FlowNode start, CommandContext context) {
    if (start instanceof ReceiveTask task) {
      subscribe(version, start, WaitNames.MESSAGE_EVENT, task.message().name(), context);
    } else {
      for (var part : ((Event) start).definition().parts()) {
        await(version, (Event) start, part, context);
      }
    }
  }

  private void await(
      DefinitionEntity version, Event event, EventDefinition part, CommandContext context) {
    if (part instanceof MessageEventDefinition message) {
      subscribe(version, event, WaitNames.MESSAGE_EVENT, message.message().name(), context);
    } else if (part instanceof SignalEventDefinition signal) {
      subscribe(version, event, WaitNames.SIGNAL_EVENT, signal.signal().name(), context);
    } else if (part instanceof ConditionalEventDefinition) {
      subscribe(version, event, WaitNames.CONDITIONAL_EVENT, WaitNames.CONDITIONAL_EVENT, context);
    } else if (event instanceof StartEvent start && part instanceof TimerEventDefinition timer) {
      timers.create(version, start, timer, context);
    }
  }

  /** Two parts of an event that wait for the same wait once. */
  private void subscribe(
      DefinitionEntity version, FlowNode event, String type, String name, CommandContext context) {
    var scope =
        new ScopeRef(
            version.scopeType(), 0, 0, 0, version.id(), version.tenantId(), HistoryLevel.NONE);
    var evaluated = names.of(name, event.id(), ExpressionScope.of(Map.of()));
    var isAwaited =
        context
            .unitOfWork()
            .known(EventSubscriptionEntity.TABLE)
            .filter(s -> s.scopeDefinitionId() == version.id())
            .anyMatch(s -> isSame(s, event, type, evaluated));
    if (!isAwaited) {
      Subscriptions.of(context).subscribe(version, scope, type, evaluated, event.id());
    }
  }

  private static boolean isSame(
      EventSubscriptionEntity waiting, FlowNode event, String type, String name) {
    return event.id().equals(waiting.activityId())
        && type.equals(waiting.eventType())
        && name.equals(waiting.eventName());
  }

  /** Lets no start event of a version wait any longer. */
  void cancel(DefinitionEntity version, CommandContext context) {
    Subscriptions.of(context).deleteOfDefinition(version);
    timers.delete(version, context);
  }

  /** Lets nothing of a version wait that is deleted. */
  void delete(DefinitionEntity version, CommandContext context) {
    Subscriptions.of(context).deleteOfDefinition(version);
    timers.deleteAll(version, context);
  }
}
