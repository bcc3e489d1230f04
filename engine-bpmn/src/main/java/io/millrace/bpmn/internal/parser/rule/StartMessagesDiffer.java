package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.StartEvent;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * No two start events of a process wait for the same message, so that starting by message is clear.
 */
final class StartMessagesDiffer implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var process = validation.process();
    var byName = new HashMap<String, FlowNode>();
    Stream.concat(process.startEvents(process.key()).stream(), process.instantiating().stream())
        .forEach(start -> check(start, byName, validation));
  }

  private void check(FlowNode start, Map<String, FlowNode> byName, Validation validation) {
    messages(start).forEach(message -> check(message.name(), start, byName, validation));
  }

  private void check(
      String name, FlowNode start, Map<String, FlowNode> byName, Validation validation) {
    var first = byName.putIfAbsent(name, start);
    if (first != null && !isBehindTheSameGateway(first, start, validation)) {
      validation.report(
          BpmnProblem.DUPLICATE_START_MESSAGE,
          start,
          (first instanceof StartEvent
                  ? "Start event '" + first.id() + "'"
                  : Validation.named(first))
              + " waits for message '"
              + name
              + "', too.");
    }
  }

  /** That is said of the gateway. */
  private static boolean isBehindTheSameGateway(
      FlowNode first, FlowNode second, Validation validation) {
    var gateway = validation.process().instantiatingGateway(first.id());
    return gateway != null && gateway == validation.process().instantiatingGateway(second.id());
  }

  private static Stream<Message> messages(FlowNode start) {
    if (start instanceof ReceiveTask task) {
      return Stream.ofNullable(task.message());
    }
    return start instanceof Event event
        ? Validation.parts(event)
            .filter(MessageEventDefinition.class::isInstance)
            .map(part -> ((MessageEventDefinition) part).message())
            .filter(Objects::nonNull)
        : Stream.empty();
  }
}
