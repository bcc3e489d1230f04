package io.millrace.bpmn.builder;

/**
 * Builds an activity, event or gateway. Not thread-safe.
 *
 * @param <B> the builder itself
 */
public abstract class NodeBuilder<B extends NodeBuilder<B>> extends ElementBuilder<B> {

  NodeBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Lets a job enter it.
   *
   * @return this
   */
  public B asyncBefore() {
    engine("asyncBefore", "true");
    return self();
  }

  /**
   * Lets a job leave it.
   *
   * @return this
   */
  public B asyncAfter() {
    engine("asyncAfter", "true");
    return self();
  }

  /**
   * Lets its jobs run beside other jobs of their instance.
   *
   * @return this
   */
  public B notExclusive() {
    engine("exclusive", "false");
    return self();
  }

  /**
   * Says how urgent its jobs are.
   *
   * @param number a whole number or an expression
   * @return this
   */
  public B jobPriority(String number) {
    engine("jobPriority", number);
    return self();
  }

  /**
   * Sets the category of its jobs.
   *
   * @param category a text or an expression
   * @return this
   */
  public B jobCategory(String category) {
    draft().extend(draft().extension("jobCategory").text(category));
    return self();
  }

  /**
   * Says how often its jobs are tried, and how far apart.
   *
   * @param cycle such as {@code R5/PT1M} or {@code PT1M,PT5M}, or an expression
   * @return this
   */
  public B failedJobRetryTimeCycle(String cycle) {
    draft().extend(draft().extension("failedJobRetryTimeCycle").text(cycle));
    return self();
  }

  /**
   * Calls code of the application when it is entered or left.
   *
   * @param event {@code start} or {@code end}
   * @param kind how the code is found
   * @param value a class name or an expression, as the kind says
   * @return this
   */
  public B executionListener(String event, CodeKind kind, String value) {
    var listener = draft().extension("executionListener").set("event", event);
    draft().extend(listener.set(kind.attribute(), value));
    return self();
  }
}
