package io.millrace.common.internal.signal;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Lets a job each deliver a signal to those that wait for it now. Locks nothing.
 *
 * @param signalName the name of the signal
 * @param tenantId the tenant, empty for none
 * @param signals delivers signals
 */
public record SignalReceivedByJobCommand(String signalName, String tenantId, SignalDelivery signals)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    signals.byJobs(signalName, tenantId, context);
    return null;
  }
}
