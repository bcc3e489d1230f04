package io.millrace.bpmn.model;

/**
 * Takes the way whose event comes first.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.6.6.
 *
 * @param source what stands in the file
 */
public record EventBasedGateway(ElementSource source) implements Gateway {

  /**
   * Tells whether its events start instances.
   *
   * @return false where the file does not say
   */
  public boolean isInstantiating() {
    return source().flag("instantiate", false);
  }

  /**
   * Returns whether one event is enough.
   *
   * @return {@code Exclusive} or {@code Parallel}, or null
   */
  public String eventGatewayType() {
    return source().attribute("eventGatewayType");
  }
}
