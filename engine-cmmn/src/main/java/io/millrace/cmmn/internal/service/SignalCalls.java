package io.millrace.cmmn.internal.service;

import io.millrace.common.internal.signal.SignalReceivedByJobCommand;
import io.millrace.common.internal.signal.SignalReceivedCommand;
import java.util.Map;

/** The calls of the runtime service that throw signals. */
interface SignalCalls extends CmmnRuntimeCalls {

  @Override
  default void signalEventReceived(String signalName) {
    signal("signalEventReceived", signalName, null, null);
  }

  @Override
  default void signalEventReceived(String signalName, Map<String, Object> variables) {
    signal("signalEventReceived", signalName, variables, null);
  }

  @Override
  default void signalEventReceivedWithTenantId(String signalName, String tenantId) {
    var method = "signalEventReceivedWithTenantId";
    signal(method, signalName, null, CHECK.given(method, "tenantId", tenantId));
  }

  private void signal(
      String method, String signalName, Map<String, Object> variables, String tenantId) {
    parts()
        .commands()
        .execute(
            new SignalReceivedCommand(
                CHECK.text(method, "signalName", signalName),
                parts().tenants().of(tenantId),
                CHECK.variables(method, variables),
                parts().signals()));
  }

  @Override
  default void signalEventReceivedAsync(String signalName) {
    var name = CHECK.text("signalEventReceivedAsync", "signalName", signalName);
    parts()
        .commands()
        .execute(
            new SignalReceivedByJobCommand(name, parts().tenants().of(null), parts().signals()));
  }
}
