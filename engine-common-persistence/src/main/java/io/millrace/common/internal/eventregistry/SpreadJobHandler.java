package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;

/**
 * Goes on looking for those who wait for the event that a job carries.
 *
 * @param delivery delivers events
 */
record SpreadJobHandler(EventDelivery delivery) implements JobHandler {

  @Override
  public String type() {
    return RegistryTypes.SPREAD_JOB;
  }

  @Override
  public void execute(JobEntity job, CommandContext context) {
    delivery.spread(job, context);
  }
}
