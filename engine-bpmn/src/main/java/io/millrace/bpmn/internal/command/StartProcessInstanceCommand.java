package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.subscription.Subscriptions;

/**
 * Starts a process instance.
 *
 * @param start what to start and with what
 * @param runtime the engine's parts
 */
public record StartProcessInstanceCommand(StartRequest start, BpmnRuntime runtime) implements Command<ExecutionEntity> {

  @Override
  public ExecutionEntity execute(CommandContext command) {
    var context = runtime.in(command);
    var process = process(context);
    var instance =
        InstanceStart.of(process)
            .name(start.name())
            .businessKey(start.businessKey())
            .businessStatus(start.businessStatus())
            .externalId(start.externalId())
            .tenantId(start.tenantId())
            .variables(start.variables())
            .transientVariables(start.transientVariables());
    if (start.messageName() != null) {
      instance.at(messageStart(process));
    }
    return instance.run(context);
  }

  private CompiledProcess process(BpmnContext context) {
    if (start.messageName() != null) {
      return byMessage(context);
    }
    return start.definitionId() != 0
        ? runtime.definitions().require(start.definitionId(), context.command())
        : runtime.definitions().requireLatest(start.definitionKey(), start.tenantId(), context.command());
  }

  private CompiledProcess byMessage(BpmnContext context) {
    var subscription =
        Subscriptions.of(context.command())
            .find(WaitNames.MESSAGE_EVENT, start.messageName(), start.tenantId())
            .stream()
            .filter(s -> s.subScopeId() == 0)
            .findFirst()
            .orElseThrow(
                () ->
                    new ObjectNotFoundException(
                        "No process is started by the message '"
                            + start.messageName()
                            + "'"
                            + (start.tenantId().isEmpty() ? "" : " for the tenant '" + start.tenantId() + "'")
                            + ". Deploy one with such a message start event, or check the name."));
    return runtime.definitions().require(subscription.scopeDefinitionId(), context.command());
  }

  private Node messageStart(CompiledProcess process) {
    return process.startEvents().stream().filter(this::isStartedByMessage).findFirst().orElseThrow();
  }

  private boolean isStartedByMessage(Node node) {
    return ((StartEvent) node.element()).definition() instanceof MessageEventDefinition message
        && start.messageName().equals(message.message().name());
  }
}
