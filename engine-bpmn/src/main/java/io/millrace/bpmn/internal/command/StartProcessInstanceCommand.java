package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;

/**
 * Starts a process instance.
 *
 * @param start what to start and with what
 * @param runtime the engine's parts
 */
public record StartProcessInstanceCommand(StartRequest start, BpmnRuntime runtime)
    implements Command<ExecutionEntity> {

  @Override
  public ExecutionEntity execute(CommandContext command) {
    var context = runtime.in(command);
    var subscription = start.messageName() == null ? null : messageSubscription(context);
    var process = process(subscription, context);
    var instance =
        InstanceStart.of(process)
            .name(start.name())
            .businessKey(start.businessKey())
            .businessStatus(start.businessStatus())
            .externalId(start.externalId())
            .tenantId(start.tenantId())
            .variables(start.variables())
            .transientVariables(start.transientVariables());
    if (subscription != null) {
      instance.at(process.node(subscription.activityId()));
    }
    return instance.run(context);
  }

  private CompiledProcess process(EventSubscriptionEntity subscription, BpmnContext context) {
    var id = subscription == null ? start.definitionId() : subscription.scopeDefinitionId();
    return id != 0
        ? runtime.definitions().require(id, context.command())
        : runtime
            .definitions()
            .requireLatest(start.definitionKey(), start.tenantId(), context.command());
  }

  private EventSubscriptionEntity messageSubscription(BpmnContext context) {
    return Subscriptions.of(context.command())
        .findStarting(WaitNames.MESSAGE_EVENT, start.messageName(), start.tenantId())
        .stream()
        .findFirst()
        .orElseThrow(
            () ->
                new ObjectNotFoundException(
                    "No process is started by the message '"
                        + start.messageName()
                        + "'"
                        + (start.tenantId().isEmpty()
                            ? ""
                            : " for the tenant '" + start.tenantId() + "'")
                        + ". Deploy one with such a message start event, or check the name."));
  }
}
