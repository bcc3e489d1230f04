package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.AwaitedEvent;
import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.RegistryEventDefinition;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An event-based gateway leads to events that it can wait for, each of which is its own and comes
 * once (BPMN 2.0.2 §10.6.6).
 */
final class EventGatewayWaits implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes(EventBasedGateway.class).forEach(gateway -> check(gateway, validation));
  }

  private void check(EventBasedGateway gateway, Validation validation) {
    checkAsync(gateway, gateway.continuation().asyncAfter(), validation);
    var seen = new HashMap<String, FlowNode>();
    for (var flow : validation.process().outgoing(gateway.id())) {
      var target = validation.process().node(flow.target());
      if (target != null) {
        checkTarget(gateway, target, validation);
        checkOnce(target, seen, validation);
        checkAsync(target, target.continuation().asyncBefore(), validation);
      }
    }
  }

  private void checkTarget(EventBasedGateway gateway, FlowNode target, Validation validation) {
    var reason = reason(target, validation);
    if (reason != null) {
      validation.report(
          BpmnProblem.EVENT_GATEWAY_TARGET,
          target,
          Validation.named(gateway)
              + " leads to "
              + Validation.named(target)
              + ", which "
              + reason
              + ".");
    }
  }

  private static String reason(FlowNode target, Validation validation) {
    if (!(target instanceof IntermediateCatchEvent || target instanceof ReceiveTask)) {
      return "is no event it can wait for";
    }
    if (validation.process().incoming(target.id()).size() > 1) {
      return "other flows lead to as well";
    }
    if (target instanceof ReceiveTask task && task.message() == null && task.event() == null) {
      return "waits for no message";
    }
    if (target instanceof Activity activity && activity.isMultiInstance()) {
      return "is done several times";
    }
    return validation.process().boundaryEvents(target.id()).isEmpty()
        ? null
        : "has events at its border";
  }

  private void checkOnce(FlowNode target, Map<String, FlowNode> seen, Validation validation) {
    for (var awaited : awaited(target)) {
      checkOnce(target, awaited, seen, validation);
    }
  }

  private void checkOnce(
      FlowNode target, String awaited, Map<String, FlowNode> seen, Validation validation) {
    var first = seen.putIfAbsent(awaited, target);
    if (first != null && first != target) {
      validation.report(
          BpmnProblem.EVENT_GATEWAY_TWICE,
          target,
          Validation.named(target)
              + " waits for "
              + awaited
              + ", and so does "
              + Validation.named(first)
              + " behind the same gateway.");
    }
  }

  private static List<String> awaited(FlowNode target) {
    if (target instanceof ReceiveTask task) {
      return Stream.of(
              Optional.ofNullable(named(task.message())), Optional.ofNullable(named(task.event())))
          .flatMap(Optional::stream)
          .toList();
    }
    return target instanceof IntermediateCatchEvent event && event.definition() != null
        ? event.definition().parts().stream()
            .map(EventGatewayWaits::awaited)
            .filter(Objects::nonNull)
            .toList()
        : List.of();
  }

  private static String awaited(EventDefinition definition) {
    if (definition instanceof MessageEventDefinition message) {
      return named(message.message());
    }
    if (definition instanceof RegistryEventDefinition registry) {
      return named(registry.event());
    }
    return definition instanceof SignalEventDefinition signal && signal.signal() != null
        ? "signal '" + signal.signal().name() + "'"
        : null;
  }

  /** Two that wait for one event are told apart by what they ask it to carry. */
  private static String named(AwaitedEvent event) {
    return event == null
        ? null
        : "event '"
            + event.eventType()
            + "'"
            + event.correlations().stream()
                .map(one -> ", " + one.name() + " = " + one.value())
                .sorted()
                .collect(Collectors.joining());
  }

  private static String named(Message message) {
    return message == null ? null : "message '" + message.name() + "'";
  }

  private void checkAsync(FlowNode node, boolean isAsync, Validation validation) {
    if (isAsync) {
      validation.report(
          BpmnProblem.EVENT_GATEWAY_ASYNC,
          node,
          Validation.named(node) + " is asynchronous between the gateway and its events.");
    }
  }
}
