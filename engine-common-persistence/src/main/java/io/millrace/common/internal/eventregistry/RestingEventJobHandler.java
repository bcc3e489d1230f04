package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;

/**
 * Delivers an event that came while an instance was suspended to that instance alone: others of its
 * family have heard it.
 *
 * @param scopeType the engine
 * @param delivery delivers events
 */
public record RestingEventJobHandler(String scopeType, EventDelivery delivery)
    implements JobHandler {

  @Override
  public String type() {
    return RegistryTypes.restingJob(scopeType);
  }

  @Override
  public void execute(JobEntity job, CommandContext context) {
    delivery.deliverToInstance(job, context);
  }
}
