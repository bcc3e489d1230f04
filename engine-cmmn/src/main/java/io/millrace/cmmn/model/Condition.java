package io.millrace.cmmn.model;

/**
 * A condition, as a text that is compiled elsewhere.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.6.
 *
 * @param id its id, or null
 * @param language the language of the text, or null for that of the engine
 * @param text the expression or script, never null
 * @param script whether it is a script, rather than an expression
 */
public record Condition(String id, String language, String text, boolean script) {

  /**
   * Creates a condition that is an expression of the engine's language.
   *
   * @param text the expression, for example {@code ${amount > 100}}
   * @return without an id
   */
  public static Condition of(String text) {
    return new Condition(null, null, text, false);
  }
}
