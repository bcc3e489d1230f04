package io.millrace.cmmn.model;

/**
 * The rules about a plan item. A rule that is null does not exist.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.11.1.
 *
 * @param info what every element has
 * @param requiredRule whether the item keeps its stage from completing until it has ended, or null
 * @param manualActivationRule whether the item waits to be started by hand, or null
 * @param repetitionRule whether there may be several instances, or null
 * @param completionNeutralRule whether an available item does not keep its stage from completing,
 *     or null
 * @param parentCompletionRule when the item does not keep its stage from completing, or null
 * @param reactivationRule what becomes of it when the case is reactivated, or null
 */
public record ItemControl(
    ElementInfo info,
    ItemRule requiredRule,
    ItemRule manualActivationRule,
    RepetitionRule repetitionRule,
    ItemRule completionNeutralRule,
    ParentCompletionRule parentCompletionRule,
    ReactivationRule reactivationRule)
    implements CmmnElement {

  /** No rules. */
  public static final ItemControl NONE =
      new ItemControl(ElementInfo.of(null, null), null, null, null, null, null, null);
}
