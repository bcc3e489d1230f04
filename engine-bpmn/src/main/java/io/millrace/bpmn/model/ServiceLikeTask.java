package io.millrace.bpmn.model;

/**
 * A task that calls code or leaves work to others: a service, send or business rule task.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.3.3.
 */
public sealed interface ServiceLikeTask extends Task
    permits BusinessRuleTask, SendTask, ServiceTask {

  /**
   * Returns the class it calls.
   *
   * @return a class name, or null
   */
  default String javaClass() {
    return source().engineAttribute("class");
  }

  /**
   * Returns the expression that finds what it calls.
   *
   * @return or null
   */
  default String delegateExpression() {
    return source().engineAttribute("delegateExpression");
  }

  /**
   * Returns the expression it evaluates.
   *
   * @return or null
   */
  default String expression() {
    return source().engineAttribute("expression");
  }

  /**
   * Returns its type.
   *
   * @return such as {@code http} or {@code external-worker}, or null
   */
  default String type() {
    return source().engineAttribute("type");
  }

  /**
   * Returns what workers ask for.
   *
   * @return or null
   */
  default String topic() {
    return source().engineAttribute("topic");
  }

  /**
   * Returns where its result is kept.
   *
   * @return the name of a variable, or null
   */
  default String resultVariable() {
    var name = source().engineAttribute("resultVariable");
    return name == null ? source().engineAttribute("resultVariableName") : name;
  }

  /**
   * Returns the decision it asks for.
   *
   * @return a text or an expression, or null
   */
  default String decisionRef() {
    return source().engineAttribute("decisionRef");
  }
}
