package io.millrace.bpmn.internal.operation;

/**
 * What a subscription remembers of the event definition that it waits for.
 *
 * @param part which of the event's definitions it is
 * @param held whether its condition held when it was looked at last
 * @param changed whether a change it waits for was made while the instance was suspended
 */
record PartState(int part, boolean held, boolean changed) {

  private static final String HELD = "+";
  private static final String CHANGED = "*";

  PartState(int part, boolean held) {
    this(part, held, false);
  }

  static PartState of(String configuration) {
    if (configuration == null) {
      return new PartState(0, false);
    }
    var number = configuration.replace(HELD, "").replace(CHANGED, "");
    return new PartState(
        number.isEmpty() ? 0 : Integer.parseInt(number),
        configuration.contains(HELD),
        configuration.contains(CHANGED));
  }

  /** The same after such a change. */
  PartState afterChange() {
    return new PartState(part, held, true);
  }

  /** Returns the configuration of the subscription. */
  String text() {
    return part + (held ? HELD : "") + (changed ? CHANGED : "");
  }
}
