package io.millrace.bpmn.internal.event;

import java.util.ArrayList;
import java.util.Map;

/**
 * Who a message is for.
 *
 * @param messageName the name that is waited for
 * @param tenantId the tenant, empty for none
 * @param processInstanceId the process instance; 0 for any
 * @param definitionId the version of the process; 0 for any
 * @param businessKey the business key of the process instance; null for any
 * @param variables variables of the process instance and their values
 * @param localVariables variables of the execution that waits and their values
 */
public record WantedReceiver(
    String messageName,
    String tenantId,
    long processInstanceId,
    long definitionId,
    String businessKey,
    Map<String, Object> variables,
    Map<String, Object> localVariables) {

  /** Says for example {@code message 'paid' (business key 'o1', variable total = 5)}. */
  @Override
  public String toString() {
    var text = new StringBuilder("message '").append(messageName).append("'");
    var parts = new ArrayList<String>();
    if (!tenantId.isEmpty()) {
      parts.add("tenant '" + tenantId + "'");
    }
    if (processInstanceId != 0) {
      parts.add("process instance '" + processInstanceId + "'");
    }
    if (definitionId != 0) {
      parts.add("process definition '" + definitionId + "'");
    }
    if (businessKey != null) {
      parts.add("business key '" + businessKey + "'");
    }
    variables.forEach((name, value) -> parts.add("variable " + name + " = " + value));
    localVariables.forEach((name, value) -> parts.add("local variable " + name + " = " + value));
    return parts.isEmpty()
        ? text.toString()
        : text.append(" (").append(String.join(", ", parts)).append(")").toString();
  }
}
