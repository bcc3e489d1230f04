package io.millrace.cmmn.builder;

/**
 * Begins cases in code.
 *
 * <pre>{@code
 * Cmmn.caseModel("claim")
 *     .humanTask("check", task -> task.assignee("kermit").required())
 *     .stage("payment", stage -> stage
 *         .serviceTask("pay", task -> task.expression("${bank.pay(amount)}"))
 *         .milestone("paid", milestone -> milestone.entry().on("pay", "complete"))
 *         .entry().on("check", "complete").ifPart("${approved}"))
 *     .userEventListener("withdraw")
 *     .exit(exit -> exit.on("withdraw", "occur"))
 *     .toXml()
 * }</pre>
 *
 * <p>The id that is given to an item is that of its plan item; the id of its definition is the same
 * with {@code Definition} behind it. Nothing is checked before the case is deployed. Builders are
 * not thread-safe; what they build is immutable.
 */
public final class Cmmn {

  private Cmmn() {}

  /**
   * Begins a file with one case.
   *
   * @param key the key of the case
   * @return a builder of its plan model
   */
  public static CaseBuilder caseModel(String key) {
    return new CaseBuilder(null, key);
  }
}
