package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.model.SignalEventDefinition;

/**
 * What starts instances without being a start event stands at the beginning of the process and
 * waits for messages or signals (BPMN 2.0.2 §10.3.3, §10.6.6).
 */
final class InstancesStartAtEvents implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes(EventBasedGateway.class).forEach(gateway -> check(gateway, validation));
    validation
        .nodes(ReceiveTask.class)
        .filter(ReceiveTask::instantiate)
        .forEach(task -> report(task, reason(task, validation), validation));
  }

  private void check(EventBasedGateway gateway, Validation validation) {
    if (!gateway.instantiate()) {
      var reason = "has eventGatewayType=\"Parallel\" without instantiate=\"true\"";
      report(gateway, gateway.parallel() ? reason : null, validation);
      return;
    }
    report(gateway, reason(gateway, validation), validation);
    for (var flow : validation.process().outgoing(gateway.id())) {
      if (validation.process().node(flow.target()) instanceof IntermediateCatchEvent event
          && event.definition() != null
          && !(event.definition() instanceof MessageEventDefinition)
          && !(event.definition() instanceof SignalEventDefinition)) {
        report(event, "waits for neither a message nor a signal", validation);
      }
    }
  }

  private static String reason(ReceiveTask task, Validation validation) {
    if (task.message() == null) {
      return "waits for no message";
    }
    return task.isMultiInstance() || !validation.process().boundaryEvents(task.id()).isEmpty()
        ? "is done several times or has events at its border"
        : reason((FlowNode) task, validation);
  }

  private static String reason(FlowNode node, Validation validation) {
    var process = validation.process();
    if (!process.key().equals(process.parent(node.id()))) {
      return "stands in a sub-process";
    }
    if (!process.incoming(node.id()).isEmpty()) {
      return "is not at the beginning";
    }
    return node.continuation().asyncBefore() ? "is asynchronous before" : null;
  }

  private void report(FlowNode node, String reason, Validation validation) {
    if (reason != null) {
      validation.report(
          BpmnProblem.CANNOT_INSTANTIATE,
          node,
          Validation.named(node) + " cannot start instances: it " + reason + ".");
    }
  }
}
