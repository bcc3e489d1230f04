package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.model.ParentCompletionType;

/**
 * The rules about a plan item, with their conditions parsed.
 *
 * @param required whether its stage waits for its end
 * @param manual whether it waits to be started by hand
 * @param neutral whether it does not keep its stage open while it is available
 * @param parentCompletion when it does not keep its stage open
 * @param repetition how it repeats; null if it does not
 */
public record ItemRules(
    Rule required,
    Rule manual,
    Rule neutral,
    ParentCompletionType parentCompletion,
    Repetition repetition) {

  /** Tells whether it matters for the stage around it that it has completed before. */
  public boolean askForFirstCompletion() {
    return parentCompletion == ParentCompletionType.IGNORE_AFTER_FIRST_COMPLETION
        || parentCompletion
            == ParentCompletionType.IGNORE_AFTER_FIRST_COMPLETION_IF_AVAILABLE_OR_ENABLED;
  }

  /** Returns these rules for an item that never keeps its stage from completing. */
  public ItemRules neverKeepingOpen() {
    return new ItemRules(required, manual, neutral, ParentCompletionType.IGNORE, repetition);
  }
}
