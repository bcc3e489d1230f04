package io.millrace.bpmn.internal.model;

/**
 * Starts a case and waits until it has ended.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param called which case
 * @param names what it is called
 * @param mapping what goes in and comes back
 */
public record CaseTask(
    ElementInfo info, LoopCharacteristics loop, CalledCase called, Names names, CallMapping mapping)
    implements Task {

  /**
   * What the case is called.
   *
   * @param name its name, a text or an expression, or null
   * @param idVariable the variable that gets its id, a text or an expression; or null
   */
  public record Names(String name, String idVariable) {}
}
