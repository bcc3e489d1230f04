package io.millrace.bpmn.builder;

/** Builds a gateway. Not thread-safe. Spec: BPMN 2.0.2 §10.6. */
public final class GatewayBuilder extends NodeBuilder<GatewayBuilder> {

  GatewayBuilder(Draft draft) {
    super(draft);
  }

  /**
   * Says when a complex gateway goes on.
   *
   * @param condition an expression, such as {@code ${activationCount >= 2}}
   * @return this
   */
  public GatewayBuilder activationCondition(String condition) {
    draft().formal("activationCondition", condition);
    return self();
  }

  /**
   * Lets the events behind an event-based gateway start instances.
   *
   * @return this
   */
  public GatewayBuilder instantiate() {
    draft().set("instantiate", "true");
    return self();
  }

  /**
   * Lets an event-based gateway that starts instances wait for all of its events.
   *
   * @return this
   */
  public GatewayBuilder parallel() {
    draft().set("eventGatewayType", "Parallel");
    return self();
  }

  @Override
  GatewayBuilder self() {
    return this;
  }
}
