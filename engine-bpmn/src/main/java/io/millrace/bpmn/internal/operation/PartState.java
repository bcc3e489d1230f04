package io.millrace.bpmn.internal.operation;

/**
 * What a subscription remembers of the event definition that it waits for.
 *
 * @param part which of the event's definitions it is
 * @param held whether its condition held when it was looked at last
 */
record PartState(int part, boolean held) {

  private static final String HELD = "+";

  static PartState of(String configuration) {
    if (configuration == null) {
      return new PartState(0, false);
    }
    var held = configuration.endsWith(HELD);
    var number = held ? configuration.substring(0, configuration.length() - 1) : configuration;
    return new PartState(number.isEmpty() ? 0 : Integer.parseInt(number), held);
  }

  /** Returns the configuration of the subscription. */
  String text() {
    return part + (held ? HELD : "");
  }
}
