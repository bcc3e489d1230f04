package io.millrace.bpmn.builder;

/** How code of the application is found. */
public enum CodeKind {
  /** By the name of its class. */
  CLASS("class"),
  /** By an expression that yields an object to call. */
  DELEGATE_EXPRESSION("delegateExpression"),
  /** By an expression that does the work itself. */
  EXPRESSION("expression");

  private final String attribute;

  CodeKind(String attribute) {
    this.attribute = attribute;
  }

  String attribute() {
    return attribute;
  }
}
