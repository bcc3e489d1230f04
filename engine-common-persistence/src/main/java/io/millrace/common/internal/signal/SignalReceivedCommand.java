package io.millrace.common.internal.signal;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.Map;

/**
 * Delivers a signal to all that wait for it, and starts the processes that it starts.
 *
 * @param signalName the name of the signal
 * @param tenantId the tenant, empty for none
 * @param variables set on each receiver before it goes on
 * @param signals delivers signals
 */
public record SignalReceivedCommand(
    String signalName, String tenantId, Map<String, ?> variables, SignalDelivery signals)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    signals.receive(signalName, tenantId, variables, context);
    return null;
  }
}
