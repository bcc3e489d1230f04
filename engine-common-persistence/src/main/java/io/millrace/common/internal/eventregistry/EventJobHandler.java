package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;

/**
 * Delivers an event to one family, or starts one definition by it; does nothing if nobody waits any
 * more.
 *
 * @param scopeType the engine
 * @param delivery delivers events
 */
public record EventJobHandler(String scopeType, EventDelivery delivery) implements JobHandler {

  @Override
  public String type() {
    return RegistryTypes.deliveryJob(scopeType);
  }

  @Override
  public void execute(JobEntity job, CommandContext context) {
    delivery.deliver(job, context);
  }
}
