package io.millrace.bpmn.internal.model;

/**
 * An escalation that is caught or thrown.
 *
 * @param escalation which, or null where every escalation is caught
 * @param codeVariable the variable that gets the code of what is caught, or null
 */
public record EscalationEventDefinition(EscalationDeclaration escalation, String codeVariable)
    implements EventDefinition {

  /**
   * Returns the code of the escalation.
   *
   * @return the code, or null where every escalation is caught
   */
  public String escalationCode() {
    return escalation == null ? null : escalation.escalationCode();
  }
}
