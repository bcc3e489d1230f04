package io.millrace.bpmn.builder;

/** Builds a user task. Not thread-safe. Spec: BPMN 2.0.2 §10.3.3. */
public final class UserTaskBuilder extends ActivityBuilder<UserTaskBuilder> {

  UserTaskBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Says who does it.
   *
   * @param user a text or an expression
   * @return this
   */
  public UserTaskBuilder assignee(String user) {
    engine("assignee", user);
    return self();
  }

  /**
   * Says who answers for it.
   *
   * @param user a text or an expression
   * @return this
   */
  public UserTaskBuilder owner(String user) {
    engine("owner", user);
    return self();
  }

  /**
   * Says who may claim it.
   *
   * @param users texts or expressions
   * @return this
   */
  public UserTaskBuilder candidateUsers(String... users) {
    engine("candidateUsers", String.join(",", users));
    return self();
  }

  /**
   * Says whose members may claim it.
   *
   * @param groups texts or expressions
   * @return this
   */
  public UserTaskBuilder candidateGroups(String... groups) {
    engine("candidateGroups", String.join(",", groups));
    return self();
  }

  /**
   * Says when it is due.
   *
   * @param date an ISO-8601 date or duration, or an expression
   * @return this
   */
  public UserTaskBuilder dueDate(String date) {
    engine("dueDate", date);
    return self();
  }

  /**
   * Says when to look at it again.
   *
   * @param date an ISO-8601 date or duration, or an expression
   * @return this
   */
  public UserTaskBuilder followUpDate(String date) {
    engine("followUpDate", date);
    return self();
  }

  /**
   * Says how urgent it is.
   *
   * @param number a whole number or an expression
   * @return this
   */
  public UserTaskBuilder priority(String number) {
    engine("priority", number);
    return self();
  }

  /**
   * Sets its category.
   *
   * @param text a text or an expression
   * @return this
   */
  public UserTaskBuilder category(String text) {
    engine("category", text);
    return self();
  }

  /**
   * Says which variable gets the id of the task.
   *
   * @param variable a text or an expression
   * @return this
   */
  public UserTaskBuilder taskIdVariable(String variable) {
    engine("taskIdVariableName", variable);
    return self();
  }

  /**
   * Says which variable gets who completed the task.
   *
   * @param variable a text or an expression
   * @return this
   */
  public UserTaskBuilder completerVariable(String variable) {
    engine("taskCompleterVariableName", variable);
    return self();
  }

  /**
   * Names its form.
   *
   * @param key a text or an expression
   * @return this
   */
  public UserTaskBuilder formKey(String key) {
    engine("formKey", key);
    return self();
  }

  /**
   * Says when it is passed over.
   *
   * @param expression an expression
   * @return this
   */
  public UserTaskBuilder skipExpression(String expression) {
    engine("skipExpression", expression);
    return self();
  }

  /**
   * Calls code of the application when something happens to the task.
   *
   * @param event {@code create}, {@code assignment}, {@code update}, {@code complete}, {@code
   *     delete} or {@code all}
   * @param kind how the code is found
   * @param value a class name or an expression, as the kind says
   * @return this
   */
  public UserTaskBuilder taskListener(String event, CodeKind kind, String value) {
    var listener = draft().extension("taskListener").set("event", event);
    draft().extend(listener.set(kind.attribute(), value));
    return self();
  }

  @Override
  UserTaskBuilder self() {
    return this;
  }
}
