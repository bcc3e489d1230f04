package io.millrace.bpmn.internal.model;

/**
 * An error that is caught or thrown.
 *
 * @param error which, or null where every error is caught
 * @param variables what is kept of one that is caught
 */
public record ErrorEventDefinition(ErrorDeclaration error, ErrorVariables variables)
    implements EventDefinition {

  /**
   * An error of which nothing is kept.
   *
   * @param error which, or null where every error is caught
   */
  public ErrorEventDefinition(ErrorDeclaration error) {
    this(error, ErrorVariables.NONE);
  }

  /**
   * Returns the code of the error.
   *
   * @return the code, or null where every error is caught
   */
  public String errorCode() {
    return error == null ? null : error.errorCode();
  }
}
