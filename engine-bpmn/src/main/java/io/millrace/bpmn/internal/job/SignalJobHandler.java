package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.internal.event.Signals;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.Map;

/**
 * Delivers a signal to one subscription; does nothing if it is gone by now.
 *
 * @param runtime the engine's parts
 * @param signals delivers signals
 */
public record SignalJobHandler(BpmnRuntime runtime, Signals signals) implements JobHandler {

  @Override
  public String type() {
    return WaitNames.SIGNAL;
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    var id = Long.parseLong(job.handlerConfiguration());
    var subscription = command.unitOfWork().find(EventSubscriptionEntity.TABLE, id);
    if (subscription != null) {
      signals.deliver(subscription, Map.of(), runtime.in(command));
    }
  }
}
