package io.millrace.common.internal.signal;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;
import io.millrace.common.internal.start.StartJobs;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;

/**
 * Delivers a signal to one subscription of an engine, which may be gone by now, or to the version
 * of a key that waits for it.
 *
 * @param scopeType the engine
 * @param signals delivers signals
 */
public record SignalJobHandler(String scopeType, SignalDelivery signals) implements JobHandler {

  @Override
  public String type() {
    return SignalDelivery.jobType(scopeType);
  }

  @Override
  public void execute(JobEntity job, CommandContext context) {
    if (StartJobs.isStart(job)) {
      signals.start(job, context);
      return;
    }
    var id = Long.parseLong(job.handlerConfiguration());
    var subscription = context.unitOfWork().find(EventSubscriptionEntity.TABLE, id);
    if (subscription != null) {
      signals.deliver(subscription, job, context);
    }
  }
}
