package io.millrace.bpmn.builder;

/** Builds a service, send or business rule task. Not thread-safe. Spec: BPMN 2.0.2 §10.3.3. */
public final class ServiceTaskBuilder extends ActivityBuilder<ServiceTaskBuilder> {

  ServiceTaskBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Calls a class of the application.
   *
   * @param className the name of a {@code JavaDelegate}
   * @return this
   */
  public ServiceTaskBuilder javaClass(String className) {
    engine("class", className);
    return self();
  }

  /**
   * Calls what an expression yields.
   *
   * @param expression yields a {@code JavaDelegate}
   * @return this
   */
  public ServiceTaskBuilder delegateExpression(String expression) {
    engine("delegateExpression", expression);
    return self();
  }

  /**
   * Evaluates an expression.
   *
   * @param expression the expression
   * @return this
   */
  public ServiceTaskBuilder expression(String expression) {
    engine("expression", expression);
    return self();
  }

  /**
   * Keeps the result of its expression.
   *
   * @param variable the name of a variable
   * @return this
   */
  public ServiceTaskBuilder resultVariable(String variable) {
    engine("resultVariable", variable);
    return self();
  }

  /**
   * Gives it a type that the engine or a plug-in knows.
   *
   * @param type such as {@code http}, {@code mail} or {@code dmn}
   * @return this
   */
  public ServiceTaskBuilder type(String type) {
    engine("type", type);
    return self();
  }

  /**
   * Leaves it to workers outside the engine.
   *
   * @param topic what workers ask for
   * @return this
   */
  public ServiceTaskBuilder externalWorker(String topic) {
    engine("type", "external");
    engine("topic", topic);
    return self();
  }

  /**
   * Asks for a decision.
   *
   * @param key the key of the decision, or an expression
   * @return this
   */
  public ServiceTaskBuilder decisionRef(String key) {
    engine("decisionRef", key);
    return self();
  }

  /**
   * Injects a text into what it calls.
   *
   * @param name the name of the field
   * @param value the text
   * @return this
   */
  public ServiceTaskBuilder field(String name, String value) {
    draft().extend(draft().extension("field").set("name", name).set("stringValue", value));
    return self();
  }

  /**
   * Injects an expression into what it calls.
   *
   * @param name the name of the field
   * @param expression the expression
   * @return this
   */
  public ServiceTaskBuilder fieldExpression(String name, String expression) {
    draft().extend(draft().extension("field").set("name", name).set("expression", expression));
    return self();
  }

  /**
   * Keeps the result in the scope of the task only.
   *
   * @return this
   */
  public ServiceTaskBuilder localResult() {
    engine("useLocalScopeForResultVariable", "true");
    return self();
  }

  /**
   * Keeps the result until the transaction ends only.
   *
   * @return this
   */
  public ServiceTaskBuilder transientResult() {
    engine("storeResultVariableAsTransient", "true");
    return self();
  }

  /**
   * Lets it wait to be triggered after its code was called.
   *
   * @return this
   */
  public ServiceTaskBuilder triggerable() {
    engine("triggerable", "true");
    return self();
  }

  /**
   * Says when it is passed over.
   *
   * @param expression an expression
   * @return this
   */
  public ServiceTaskBuilder skipExpression(String expression) {
    engine("skipExpression", expression);
    return self();
  }

  /**
   * Turns an exception of its code into an error of the model.
   *
   * @param className the class of the exception
   * @param errorCode the code of the error
   * @return this
   */
  public ServiceTaskBuilder mapException(String className, String errorCode) {
    draft().extend(draft().extension("mapException").set("errorCode", errorCode).text(className));
    return self();
  }

  @Override
  ServiceTaskBuilder self() {
    return this;
  }
}
