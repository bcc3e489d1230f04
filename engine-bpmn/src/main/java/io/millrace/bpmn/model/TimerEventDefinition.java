package io.millrace.bpmn.model;

/**
 * A time.
 *
 * <p>Immutable and thread-safe. Spec: BPMN 2.0.2 §10.5.5.
 *
 * @param source what stands in the file
 */
public record TimerEventDefinition(ElementSource source) implements EventDefinition {

  /**
   * Returns the date.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String timeDate() {
    return source().childText("timeDate");
  }

  /**
   * Returns the duration.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String timeDuration() {
    return source().childText("timeDuration");
  }

  /**
   * Returns the cycle.
   *
   * @return as it stands, without the white space around it; or null
   */
  public String timeCycle() {
    return source().childText("timeCycle");
  }
}
