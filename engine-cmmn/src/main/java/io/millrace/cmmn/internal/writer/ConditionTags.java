package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.Condition;

/** Writes conditions. */
final class ConditionTags {

  private ConditionTags() {}

  static Tag of(String name, Condition condition) {
    return condition == null
        ? null
        : Tag.standard(name)
            .set("id", condition.id())
            .set("language", condition.language())
            .text(condition.text());
  }
}
