package io.millrace.bpmn.builder;

/** Says for which an activity is done, and how. Not thread-safe. Spec: BPMN 2.0.2 §10.3.7. */
public final class MultiInstanceBuilder extends ElementBuilder<MultiInstanceBuilder> {

  MultiInstanceBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Does one after the other.
   *
   * @return this
   */
  public MultiInstanceBuilder sequential() {
    draft().set("isSequential", "true");
    return self();
  }

  /**
   * Says how often.
   *
   * @param number a whole number or an expression
   * @return this
   */
  public MultiInstanceBuilder cardinality(String number) {
    draft().formal("loopCardinality", number);
    return self();
  }

  /**
   * Says what there is one for each of.
   *
   * @param collection an expression or the name of a variable
   * @return this
   */
  public MultiInstanceBuilder collection(String collection) {
    engine("collection", collection);
    return self();
  }

  /**
   * Says where each finds its element.
   *
   * @param variable the name of a variable
   * @return this
   */
  public MultiInstanceBuilder elementVariable(String variable) {
    engine("elementVariable", variable);
    return self();
  }

  /**
   * Says where each finds its number, from 0.
   *
   * @param variable the name of a variable
   * @return this
   */
  public MultiInstanceBuilder elementIndexVariable(String variable) {
    engine("elementIndexVariable", variable);
    return self();
  }

  /**
   * Ends it before all are done.
   *
   * @param condition an expression
   * @return this
   */
  public MultiInstanceBuilder completionCondition(String condition) {
    draft().formal("completionCondition", condition);
    return self();
  }

  @Override
  MultiInstanceBuilder self() {
    return this;
  }
}
