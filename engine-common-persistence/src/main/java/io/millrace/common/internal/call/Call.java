package io.millrace.common.internal.call;

import java.util.Map;

/**
 * A start of an instance by an element.
 *
 * @param version which version of which definition
 * @param businessKey the instance's business key, or null
 * @param name the instance's name, or null
 * @param variables what it starts with
 * @param transientVariables what it starts with and nobody writes down
 * @param rootId the family it belongs to; 0 for one of its own, where nobody waits for it
 * @param callerType the engine of the element that waits for it
 * @param callerId the element that waits for it; 0 for none
 */
public record Call(
    CalledVersion version,
    String businessKey,
    String name,
    Map<String, Object> variables,
    Map<String, Object> transientVariables,
    long rootId,
    String callerType,
    long callerId) {

  /** Returns the element that waits for it if it belongs to an engine; otherwise 0. */
  public long callerIn(String scopeType) {
    return scopeType.equals(callerType) ? callerId : 0;
  }
}
