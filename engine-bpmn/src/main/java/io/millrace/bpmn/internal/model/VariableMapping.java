package io.millrace.bpmn.internal.model;

/**
 * One variable that goes into or comes out of a called instance. Either source is null.
 *
 * @param source the variable that is read
 * @param sourceExpression the expression that is evaluated
 * @param target the variable that is set
 * @param isTransient whether it is not written down
 * @param isLocal going in, whether the variable is the caller's own; coming out, whether it becomes
 *     that
 */
public record VariableMapping(
    String source, String sourceExpression, String target, boolean isTransient, boolean isLocal) {

  /** A variable that is written down, wherever it is seen. */
  public VariableMapping(String source, String sourceExpression, String target) {
    this(source, sourceExpression, target, false, false);
  }
}
