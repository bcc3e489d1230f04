package io.millrace.bpmn.builder;

import io.millrace.bpmn.internal.parser.Namespaces;

/**
 * Builds what is said of a sub-process of any kind; what is in it has a builder of its own. Not
 * thread-safe. Spec: BPMN 2.0.2 §10.3.5.
 */
public final class SubProcessBuilder extends ActivityBuilder<SubProcessBuilder> {

  SubProcessBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Lets the activities of an ad-hoc sub-process go on one after the other.
   *
   * @return this
   */
  public SubProcessBuilder sequential() {
    draft().set("ordering", "Sequential");
    return self();
  }

  /**
   * Says what ends an ad-hoc sub-process.
   *
   * @param condition an expression
   * @return this
   */
  public SubProcessBuilder completionCondition(String condition) {
    draft().xml().addLast(Draft.expression("completionCondition", condition).node(Namespaces.BPMN));
    return self();
  }

  /**
   * Lets what still goes on when an ad-hoc sub-process ends go on.
   *
   * @return this
   */
  public SubProcessBuilder keepRemainingInstances() {
    draft().set("cancelRemainingInstances", "false");
    return self();
  }

  @Override
  SubProcessBuilder self() {
    return this;
  }
}
