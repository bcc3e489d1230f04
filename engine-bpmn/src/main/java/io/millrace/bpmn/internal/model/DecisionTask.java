package io.millrace.bpmn.internal.model;

/**
 * Asks for a decision.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param elementName which element of the standard it is
 * @param called which decision
 * @param result what becomes of its result
 */
public record DecisionTask(
    ElementInfo info,
    LoopCharacteristics loop,
    String elementName,
    CalledDecision called,
    Result result)
    implements ServiceLike {

  /**
   * What becomes of the result.
   *
   * @param variable gets it, or null where each output becomes a variable
   * @param mapping what of it the variable gets, as the field writes it; null for all
   * @param needsHit whether the task fails when no rule is hit
   */
  public record Result(String variable, String mapping, boolean needsHit) {}
}
