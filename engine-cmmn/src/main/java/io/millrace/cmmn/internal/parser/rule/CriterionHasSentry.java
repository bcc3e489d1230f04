package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.Sentry;

/** A criterion refers to a sentry. Spec: CMMN 1.1 §5.4.4. */
final class CriterionHasSentry implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    var references = new References(checked, problems);
    checked
        .criteria()
        .forEach(
            criterion ->
                references.check(criterion, criterion.sentryRef(), Sentry.class, "sentry"));
  }
}
