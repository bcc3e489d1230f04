package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.ConditionalEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.RegistryEventDefinition;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.RegistryEvents;
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
import io.millrace.common.internal.start.StartJobs;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * What starts instances of a version besides calls: messages, signals and events of the registry
 * wait as subscriptions of the definition, timers as jobs.
 *
 * @param names finds the names of messages and signals; expressions in them see beans only
 * @param events makes ready what models say about events of the registry
 * @param timers makes timer jobs
 * @param onTheWay what starts instances and is on its way
 * @param late hears of starts by messages
 */
public record StartEvents(
    EventNames names,
    RegistryEvents events,
    StartTimers timers,
    StartJobs onTheWay,
    LateStarts late) {

  /**
   * Lets all start events of a version wait.
   *
   * @param version its row in this unit of work, which counts what waits
   */
  private void await(CompiledProcess process, DefinitionEntity version, CommandContext context) {
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
                version.resourceName(), node.element().info().position(), node.id(), e.text()));
      }
    }
    if (!problems.isEmpty()) {
      throw new DeploymentException(problems);
    }
  }

  private void await(DefinitionEntity version, FlowNode start, CommandContext context) {
    if (start instanceof ReceiveTask task) {
      subscribe(version, start, message(task.message().name(), start), context);
    } else {
      var event = (Event) start;
      waitsOf(event).forEach(wait -> subscribe(version, event, wait, context));
      for (var part : event.definition().parts()) {
        await(version, event, part, context);
      }
    }
  }

  /**
   * What a start event subscribes to.
   *
   * @param type the type of the subscription
   * @param name the name that is waited for
   */
  private record Wait(String type, String name) {}

  /** Two parts of an event that wait for the same wait once. */
  private Set<Wait> waitsOf(Event event) {
    var waits = new LinkedHashSet<Wait>();
    for (var part : event.definition().parts()) {
      if (part instanceof MessageEventDefinition message) {
        waits.add(message(message.message().name(), event));
      } else if (part instanceof SignalEventDefinition signal) {
        waits.add(new Wait(WaitNames.SIGNAL_EVENT, nameOf(signal.signal().name(), event)));
      } else if (part instanceof ConditionalEventDefinition) {
        var name = nameOf(WaitNames.CONDITIONAL_EVENT, event);
        waits.add(new Wait(WaitNames.CONDITIONAL_EVENT, name));
      }
    }
    return waits;
  }

  private Wait message(String name, FlowNode event) {
    return new Wait(WaitNames.MESSAGE_EVENT, nameOf(name, event));
  }

  private String nameOf(String expression, FlowNode event) {
    return names.of(expression, event.id(), ExpressionScope.of(Map.of()));
  }

  private void subscribe(
      DefinitionEntity version, FlowNode event, Wait wait, CommandContext context) {
    if (wait.type().equals(WaitNames.MESSAGE_EVENT)) {
      late.startComes(wait.name(), version.tenantId(), context);
    }
    Subscriptions.of(context)
        .subscribe(version, scope(version), wait.type(), wait.name(), event.id());
  }

  private void await(
      DefinitionEntity version, Event event, EventDefinition part, CommandContext context) {
    if (part instanceof RegistryEventDefinition registry) {
      var wait = events.waitFor(registry.event());
      wait.subscribe(version, scope(version), event.id(), ExpressionScope.of(Map.of()), context);
    } else if (event instanceof StartEvent start && part instanceof TimerEventDefinition timer) {
      timers.create(version, start, timer, context);
    }
  }

  private static ScopeRef scope(DefinitionEntity version) {
    return new ScopeRef(
        version.scopeType(), 0, 0, 0, version.id(), version.tenantId(), HistoryLevel.NONE);
  }

  /** Lets no start event of a version wait any longer. */
  void cancel(DefinitionEntity version, CommandContext context) {
    Subscriptions.of(context).deleteOfDefinition(version);
    timers.delete(version, context);
  }

  /** Lets what rests with a version that was suspended start the one that waits now. */
  void handOver(DefinitionEntity from, DefinitionEntity to, CommandContext context) {
    onTheWay.handOver(from, to, context);
  }

  /**
   * Lets nothing of a version wait that is deleted.
   *
   * @param process the version that is in service instead from now on; null for none
   * @param newest its row; null for none
   */
  void delete(
      DefinitionEntity version,
      CompiledProcess process,
      DefinitionEntity newest,
      CommandContext context) {
    Subscriptions.of(context).deleteOfDefinition(version);
    if (newest != null) {
      await(process, newest, context);
    }
    onTheWay.release(version, context);
    late.versionGoes(version.id(), context);
    timers.deleteAll(version, context);
  }
}
