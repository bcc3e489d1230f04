package io.millrace.bpmn.model;

/**
 * A gateway.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.6.
 */
public sealed interface Gateway extends FlowNode
    permits ComplexGateway, EventBasedGateway, ExclusiveGateway, InclusiveGateway, ParallelGateway {

  /**
   * Returns the flow that is taken where no condition holds.
   *
   * @return the id, or null
   */
  default String defaultFlow() {
    return source().reference("default");
  }

  /**
   * Returns whether it splits or joins.
   *
   * @return such as {@code Diverging}, or null
   */
  default String gatewayDirection() {
    return source().attribute("gatewayDirection");
  }
}
