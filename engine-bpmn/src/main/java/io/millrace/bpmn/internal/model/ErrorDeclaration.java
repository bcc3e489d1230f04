package io.millrace.bpmn.internal.model;

/**
 * An error that processes of the file refer to.
 *
 * @param id its id in the file
 * @param name its name, or null
 * @param errorCode what it is caught by; null where an event that refers to it catches every error
 * @param errorMessage what is said where an event throws it, which may be an expression, or null
 */
public record ErrorDeclaration(String id, String name, String errorCode, String errorMessage) {

  /** An error without a message of its own. */
  public ErrorDeclaration(String id, String name, String errorCode) {
    this(id, name, errorCode, null);
  }
}
