package io.millrace.bpmn.internal.model;

/**
 * An error that is caught or thrown.
 *
 * @param error which, or null where every error is caught
 */
public record ErrorEventDefinition(ErrorDeclaration error) implements EventDefinition {

  /**
   * Returns the code of the error.
   *
   * @return the code, or null where every error is caught
   */
  public String errorCode() {
    return error == null ? null : error.errorCode();
  }
}
