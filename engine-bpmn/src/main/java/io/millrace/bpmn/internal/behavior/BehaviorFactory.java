package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.CollectionHandler;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.internal.definition.ElementCompiler;
import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.event.Messages;
import io.millrace.bpmn.internal.event.Signals;
import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.AdHocSubProcess;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CallActivity;
import io.millrace.bpmn.internal.model.CancelEventDefinition;
import io.millrace.bpmn.internal.model.CaseTask;
import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import io.millrace.bpmn.internal.model.ComplexGateway;
import io.millrace.bpmn.internal.model.ConditionalEventDefinition;
import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.EndEvent;
import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.model.EscalationEventDefinition;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.ExclusiveGateway;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.InclusiveGateway;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.IntermediateThrowEvent;
import io.millrace.bpmn.internal.model.LinkEventDefinition;
import io.millrace.bpmn.internal.model.LoopCharacteristics;
import io.millrace.bpmn.internal.model.ManualTask;
import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.MessageSending;
import io.millrace.bpmn.internal.model.MultipleEventDefinition;
import io.millrace.bpmn.internal.model.NoneTask;
import io.millrace.bpmn.internal.model.ParallelGateway;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.ResultVariable;
import io.millrace.bpmn.internal.model.SendTask;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.model.ServiceTask;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.SubProcess;
import io.millrace.bpmn.internal.model.TerminateEventDefinition;
import io.millrace.bpmn.internal.model.Transaction;
import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.model.VariableListenerEventDefinition;
import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.DataObjects;
import io.millrace.bpmn.internal.operation.ElementListeners;
import io.millrace.bpmn.internal.operation.EventCondition;
import io.millrace.bpmn.internal.operation.FlowCondition;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.VariableWait;
import io.millrace.bpmn.internal.reachability.ScopeGraphs;
import io.millrace.bpmn.plugin.ElementHandler;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.aggregation.AggregationCompiler;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Gives each element of a process its behavior, with all expressions parsed and all references
 * resolved. Thread-safe.
 */
public final class BehaviorFactory implements ElementCompiler {

  private final Expressions expressions;
  private final ModelDelegates delegates;
  private final ListenerCalls listeners;
  private final TaskListenerCompiler taskListeners;
  private final UserTaskBehaviors userTasks;
  private final Signals signals;
  private final Messages messages;
  private final Map<String, ElementHandler> handlers;
  private final OutsideTasks outside;
  private final DataObjectCompiler data;
  private final DataFlowCompiler dataFlows;
  private final CallCompiler calls;

  /**
   * Creates the factory.
   *
   * @param handlers do the work of service tasks that name a type, by type
   * @param outside gives tasks whose work is not done in Java their behavior
   */
  public BehaviorFactory(
      Expressions expressions,
      ModelDelegates delegates,
      UserTaskBehaviors userTasks,
      Signals signals,
      Messages messages,
      Map<String, ElementHandler> handlers,
      OutsideTasks outside) {
    this.expressions = expressions;
    this.delegates = delegates;
    this.listeners = new ListenerCalls(delegates, expressions, outside.scripts());
    this.taskListeners = TaskListenerCompiler.of(delegates, expressions, outside.scripts());
    this.userTasks = userTasks;
    this.signals = signals;
    this.messages = messages;
    this.handlers = handlers;
    this.outside = outside;
    this.data = new DataObjectCompiler(expressions);
    this.dataFlows = new DataFlowCompiler(expressions, outside.scripts());
    this.calls = new CallCompiler(expressions, delegates);
  }

  @Override
  public void behave(ProcessModel model, Map<String, Node> nodes) {
    var graphs = new ScopeGraphs(model);
    nodes.values().forEach(node -> behave(node, model, nodes, graphs));
  }

  private void behave(Node node, ProcessModel model, Map<String, Node> nodes, ScopeGraphs graphs) {
    var single = single(node, model, nodes, graphs);
    var whole = single;
    if (node.element() instanceof Activity activity && activity.isMultiInstance()) {
      whole =
          activity.loop().standard() == null
              ? new MultiInstanceBehavior(
                  node,
                  plan(node, activity.loop(), model),
                  activity.loop().isSequential(),
                  aggregation(node, activity.loop()),
                  throwsOf(node, model))
              : loop(node, activity.loop());
    }
    node.behave(whole, single, listeners.of(node.element().info()));
    node.carry(dataFlows.of(model, node.id()));
    var skip = node.element().info().skipExpression();
    if (skip != null) {
      node.skipWhen(new SkipCondition(expressions.parse(skip)));
    }
    if (node.element() instanceof Event event) {
      node.waitForVariables(variableWaits(event));
    }
    if (node.element() instanceof UserTask task) {
      node.hearTasks(taskListeners.of(task), taskListeners.timeouts(task));
    }
  }

  private ActivityBehavior single(
      Node node, ProcessModel model, Map<String, Node> nodes, ScopeGraphs graphs) {
    FlowNode element = node.element();
    if (element instanceof StartEvent
        || element instanceof NoneTask
        || element instanceof ManualTask
        || element instanceof BoundaryEvent) {
      return new LeaveBehavior();
    }
    if (element instanceof IntermediateThrowEvent event) {
      return happening(event, node, model);
    }
    if (element instanceof EndEvent event) {
      return happening(event, node, model);
    }
    if (element instanceof ExclusiveGateway) {
      return new ExclusiveGatewayBehavior(node);
    }
    if (element instanceof ParallelGateway) {
      return new ParallelGatewayBehavior(node);
    }
    if (element instanceof IntermediateCatchEvent event
        && event.definition() instanceof LinkEventDefinition) {
      return new LeaveBehavior();
    }
    if (element instanceof InclusiveGateway) {
      return new InclusiveGatewayBehavior(node, graphs.reach(node.id()));
    }
    if (element instanceof ComplexGateway gateway) {
      return new ComplexGatewayBehavior(
          node, parse(gateway.activationCondition()), graphs.reach(node.id()));
    }
    if (element instanceof EventBasedGateway) {
      return new EventGatewayBehavior(node);
    }
    if (element instanceof IntermediateCatchEvent || element instanceof ReceiveTask) {
      return new CatchEventBehavior(node);
    }
    if (element instanceof UserTask task) {
      return userTasks.of(task);
    }
    if (element instanceof ServiceTask task) {
      var calling = task.calling();
      return new ServiceTaskBehavior(
          MappedExceptions.of(call(task), calling.exceptions()), calling.triggerable());
    }
    if (element instanceof SendTask task) {
      return sent(task, task.message(), task.sending());
    }
    if (element instanceof SubProcess || element instanceof Transaction) {
      return new SubProcessBehavior(
          nodes.get(model.noneStartEvent(node.id()).id()), data.of(model, node.id()));
    }
    if (element instanceof AdHocSubProcess adHoc) {
      return new AdHocBehavior(
          node,
          adHoc.isSequential(),
          parse(adHoc.completionCondition()),
          adHoc.cancelsRemaining(),
          data.of(model, node.id()));
    }
    if (element instanceof EventSubProcess) {
      return new SubProcessBehavior(node.begin(), data.of(model, node.id()));
    }
    if (element instanceof CallActivity activity) {
      return calls.call(activity);
    }
    if (element instanceof CaseTask task) {
      return calls.call(task);
    }
    var behavior = outside.of(element);
    if (behavior == null) {
      throw new IllegalStateException("No behavior is declared for " + element.getClass());
    }
    return behavior;
  }

  private ActivityBehavior sent(FlowNode element, Message message, MessageSending sending) {
    if (sending.topic() != null) {
      return outside.workers(sending.topic(), element.continuation().failedJobRetryTimeCycle());
    }
    var code = sending.implementation();
    if (code != null) {
      return new ServiceTaskBehavior(call(code, sending.result(), element.id()), false);
    }
    var receiver = sending.receiver();
    var keys =
        receiver.keys().stream()
            .map(
                key ->
                    new MessageThrowBehavior.Key(
                        key.name(), expressions.parse(key.value()), key.isLocal()))
            .toList();
    return new MessageThrowBehavior(
        message.name(),
        new MessageThrowBehavior.Receiver(parse(receiver.processInstanceId()), keys),
        calls.data(sending.payload(), element.id()),
        NobodyWaits.of(receiver, expressions),
        messages);
  }

  private ActivityBehavior thrown(FlowNode element, EventDefinition definition) {
    if (definition instanceof SignalEventDefinition signal) {
      var sending = signal.sending();
      return new SignalThrowBehavior(
          signal.signal(), sending.async(), calls.data(sending.payload(), element.id()), signals);
    }
    if (definition instanceof MessageEventDefinition message) {
      return sent(element, message.message(), message.sending());
    }
    return definition instanceof EscalationEventDefinition escalation
        ? escalated(escalation)
        : new LeaveBehavior();
  }

  private EscalationThrowBehavior escalated(EscalationEventDefinition definition) {
    return new EscalationThrowBehavior(expressions.parse(definition.escalationCode()));
  }

  /** Returns what a throw or end event does. */
  private ActivityBehavior happening(Event event, Node node, ProcessModel model) {
    if (event.definition() instanceof MultipleEventDefinition multiple) {
      return all(multiple, node, model);
    }
    if (event.definition() instanceof CompensateEventDefinition definition) {
      return compensate(definition, node, model);
    }
    if (event.definition() instanceof CancelEventDefinition) {
      return new CancelEndBehavior();
    }
    var end = end(event.definition());
    return end == null ? thrown(event, event.definition()) : end;
  }

  private ActivityBehavior all(MultipleEventDefinition definition, Node node, ProcessModel model) {
    var parts = new ArrayList<EventThrow>();
    var compensations = new ArrayList<CompensateBehavior>();
    var escalations = new ArrayList<EventThrow>();
    ActivityBehavior last = null;
    for (var part : definition.parts()) {
      var end = end(part);
      if (end != null) {
        last = end;
      } else if (part instanceof CompensateEventDefinition compensation) {
        compensations.add(compensate(compensation, node, model));
      } else if (part instanceof EscalationEventDefinition escalation) {
        escalations.add(escalated(escalation));
      } else if (thrown(node.element(), part) instanceof EventThrow thrown) {
        parts.add(thrown);
      } else {
        throw new IllegalStateException("No throw is declared for " + part);
      }
    }
    if (compensations.isEmpty()) {
      parts.addAll(escalations);
      return new MultipleThrowBehavior(parts, last);
    }
    return new CompensateAmongOthersBehavior(
        new MultipleThrowBehavior(parts, null),
        compensations,
        new MultipleThrowBehavior(escalations, last));
  }

  /** Returns what ends the scope of the token; null for what does not. */
  private ActivityBehavior end(EventDefinition definition) {
    if (definition instanceof TerminateEventDefinition terminate) {
      return new TerminateEndBehavior(terminate.extent());
    }
    return definition instanceof ErrorEventDefinition error
        ? new ErrorEndBehavior(error.errorCode(), parse(error.error().errorMessage()))
        : null;
  }

  /**
   * Without an activity the scope around is compensated, else the scope of that activity. An event
   * sub-process that undoes another one compensates what that has done.
   */
  private static CompensateBehavior compensate(
      CompensateEventDefinition definition, Node node, ProcessModel model) {
    var activity = definition.activityRef() == null ? node.id() : definition.activityRef();
    var scope = model.parent(activity);
    var undoes = model.graph().compensation().handlers().contains(scope);
    var isInHandler = undoes && model.node(scope) instanceof EventSubProcess;
    return new CompensateBehavior(definition, isInHandler ? model.parent(scope) : scope);
  }

  private StandardLoopBehavior loop(Node node, LoopCharacteristics loop) {
    return new StandardLoopBehavior(
        node,
        loop.standard().testBefore(),
        parse(loop.standard().maximum()),
        parse(loop.standard().condition()),
        loop.continuation());
  }

  private ServiceCall call(ServiceTask task) {
    return call(task.implementation(), task.result(), task.id());
  }

  private ServiceCall call(Implementation implementation, ResultVariable result, String id) {
    if (implementation.kind() == Implementation.Kind.EXPRESSION) {
      return ServiceCall.of(expressions.parse(implementation.value()), result);
    }
    if (implementation.kind() == Implementation.Kind.TYPE) {
      return handled(implementation, id);
    }
    return ServiceCall.of(delegates.source(implementation, JavaDelegate.class, id), id);
  }

  private ServiceCall handled(Implementation implementation, String elementId) {
    var type = implementation.value();
    var handler = handlers.get(type);
    if (handler == null) {
      throw new IllegalStateEngineException(
          "The service task '"
              + elementId
              + "' is of the type '"
              + type
              + "', and this engine has no handler for it. Add the plug-in that registers one.");
    }
    var evaluated = new LinkedHashMap<String, Expression>();
    var texts = new LinkedHashMap<String, String>();
    for (var field : implementation.fields()) {
      if (field.isExpression()) {
        evaluated.put(field.name(), expressions.parse(field.value()));
      } else {
        texts.put(field.name(), field.value());
      }
    }
    return new HandlerCall(type, handler, evaluated, texts);
  }

  private LoopPlan plan(Node node, LoopCharacteristics loop, ProcessModel model) {
    return new LoopPlan(
        node.id(),
        parse(loop.cardinality()),
        loop.handling() != null && loop.handling().takesText() ? null : elements(loop, node, model),
        handler(node, loop),
        loop.elementVariable(),
        loop.elementIndexVariable(),
        parse(loop.completionCondition()),
        loop.continuation());
  }

  private Expression elements(LoopCharacteristics loop, Node node, ProcessModel model) {
    var input = model.graph().data().loops().get(node.id());
    return input == null ? parse(loop.collection()) : dataFlows.elements(input);
  }

  private LoopHandler handler(Node node, LoopCharacteristics loop) {
    var handling = loop.handling();
    if (handling == null) {
      return null;
    }
    var implementation = handling.implementation();
    return new LoopHandler(
        implementation.value(),
        delegates.source(implementation, CollectionHandler.class, node.id()),
        handling.takesText() ? loop.collection() : null);
  }

  private LoopThrows throwsOf(Node node, ProcessModel model) {
    var events = model.graph().loopEvents().get(node.id());
    return events == null
        ? LoopThrows.NONE
        : new LoopThrows(
            thrownInLoop(node, events.first()),
            thrownInLoop(node, events.each()),
            events.chosen().stream()
                .map(
                    one ->
                        new LoopThrows.Chosen(
                            parse(one.condition()), thrownInLoop(node, one.event())))
                .toList());
  }

  private EventThrow thrownInLoop(Node node, EventDefinition event) {
    return event == null ? null : (EventThrow) thrown(node.element(), event);
  }

  private LoopAggregation aggregation(Node node, LoopCharacteristics loop) {
    return LoopAggregation.of(
        loop.aggregations(), node, new AggregationCompiler(expressions, delegates.instances()));
  }

  private Expression parse(String text) {
    return text == null ? null : expressions.parse(text);
  }

  private Map<Integer, VariableWait> variableWaits(Event event) {
    var waits = new HashMap<Integer, VariableWait>();
    var parts = event.definition().parts();
    for (var i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof ConditionalEventDefinition conditional) {
        var expression = condition(conditional.condition(), conditional.language());
        var condition = new EventCondition(expression, expressions);
        waits.put(i, new VariableWait(conditional.filter(), condition));
      } else if (parts.get(i) instanceof VariableListenerEventDefinition variable) {
        waits.put(i, new VariableWait(variable.filter(), null));
      }
    }
    return waits;
  }

  private Expression condition(String text, String language) {
    return language == null
        ? expressions.parse(text)
        : outside.scripts().compileDeployed(language, text);
  }

  @Override
  public FlowCondition condition(SequenceFlow flow) {
    if (flow.condition() == null) {
      return null;
    }
    var expression = condition(flow.condition(), flow.language());
    return (execution, context) -> expression.evaluateBoolean(context.scope(execution));
  }

  @Override
  public DataObjects dataObjects(ProcessModel model) {
    return data.of(model, model.key());
  }

  @Override
  public ElementListeners listeners(ElementInfo info) {
    return listeners.of(info);
  }
}
