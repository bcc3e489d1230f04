package io.millrace.bpmn.internal.model;

/**
 * A scope that no flow leads to: its start event begins it, once or any number of times, while the
 * scope around it is active.
 *
 * @param info what every element has
 */
public record EventSubProcess(ElementInfo info) implements Activity {

  /** It is done as often as its event comes. */
  @Override
  public LoopCharacteristics loop() {
    return null;
  }
}
