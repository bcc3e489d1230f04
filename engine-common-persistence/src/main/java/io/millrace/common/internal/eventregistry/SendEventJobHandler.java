package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;

/**
 * Sends the event that a job carries.
 *
 * @param outbound sends events
 */
record SendEventJobHandler(OutboundEvents outbound) implements JobHandler {

  @Override
  public String type() {
    return RegistryTypes.SEND_JOB;
  }

  @Override
  public void execute(JobEntity job, CommandContext context) {
    outbound.send(job.handlerConfiguration(), job.payload(), context);
  }
}
