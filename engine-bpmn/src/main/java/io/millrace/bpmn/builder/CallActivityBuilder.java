package io.millrace.bpmn.builder;

/** Builds a call of a process or a case. Not thread-safe. Spec: BPMN 2.0.2 §10.3.6. */
public final class CallActivityBuilder extends ActivityBuilder<CallActivityBuilder> {

  CallActivityBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Hands a variable to what is called.
   *
   * @param source the name of a variable here
   * @param target its name there
   * @return this
   */
  public CallActivityBuilder in(String source, String target) {
    draft().extend(draft().extension("in").set("source", source).set("target", target));
    return self();
  }

  /**
   * Hands a value to what is called.
   *
   * @param expression an expression that is evaluated here
   * @param target the name of a variable there
   * @return this
   */
  public CallActivityBuilder inExpression(String expression, String target) {
    draft()
        .extend(draft().extension("in").set("sourceExpression", expression).set("target", target));
    return self();
  }

  /**
   * Hands all variables to what is called.
   *
   * @return this
   */
  public CallActivityBuilder inAll() {
    draft().extend(draft().extension("in").set("variables", "all"));
    return self();
  }

  /**
   * Takes a variable back.
   *
   * @param source the name of a variable there
   * @param target its name here
   * @return this
   */
  public CallActivityBuilder out(String source, String target) {
    draft().extend(draft().extension("out").set("source", source).set("target", target));
    return self();
  }

  /**
   * Takes a value back.
   *
   * @param expression an expression that is evaluated there
   * @param target the name of a variable here
   * @return this
   */
  public CallActivityBuilder outExpression(String expression, String target) {
    draft()
        .extend(draft().extension("out").set("sourceExpression", expression).set("target", target));
    return self();
  }

  /**
   * Takes all variables back.
   *
   * @return this
   */
  public CallActivityBuilder outAll() {
    draft().extend(draft().extension("out").set("variables", "all"));
    return self();
  }

  /**
   * Gives what is called a business key.
   *
   * @param key a text or an expression
   * @return this
   */
  public CallActivityBuilder businessKey(String key) {
    draft().extend(draft().extension("in").set("businessKey", key));
    return self();
  }

  /**
   * Gives what is called the business key of the caller.
   *
   * @return this
   */
  public CallActivityBuilder inheritBusinessKey() {
    engine("inheritBusinessKey", "true");
    return self();
  }

  /**
   * Calls the version of the same deployment.
   *
   * @return this
   */
  public CallActivityBuilder sameDeployment() {
    engine("calledElementBinding", "deployment");
    return self();
  }

  /**
   * Calls a version.
   *
   * @param number its number, or an expression
   * @return this
   */
  public CallActivityBuilder version(String number) {
    engine("calledElementBinding", "version");
    engine("calledElementVersion", number);
    return self();
  }

  /**
   * Calls the newest version of a tag.
   *
   * @param tag the tag, or an expression
   * @return this
   */
  public CallActivityBuilder versionTag(String tag) {
    engine("calledElementBinding", "versionTag");
    engine("calledElementVersionTag", tag);
    return self();
  }

  @Override
  CallActivityBuilder self() {
    return this;
  }
}
