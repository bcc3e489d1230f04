package io.millrace.cmmn.model;

/**
 * A rule about a plan item, which applies where its condition holds.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.11.
 *
 * @param info what every element has
 * @param contextRef the id of the case file item its condition is about, or null
 * @param condition or null where the rule always applies
 */
public record ItemRule(ElementInfo info, String contextRef, Condition condition)
    implements CmmnElement {

  /**
   * Creates a rule that comes from no file.
   *
   * @param condition its expression, or null where the rule always applies
   * @return without an id
   */
  public static ItemRule of(String condition) {
    return new ItemRule(
        ElementInfo.of(null, null), null, condition == null ? null : Condition.of(condition));
  }
}
