package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.Sentry;

/** A sentry has an on-part or an if-part. Spec: CMMN 1.1 §5.4.6. */
final class SentryHasParts implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    checked
        .all(Sentry.class)
        .filter(sentry -> sentry.onParts().isEmpty() && sentry.ifPart() == null)
        .forEach(
            sentry ->
                problems.report(
                    CmmnProblem.EMPTY_SENTRY,
                    sentry,
                    "The sentry '" + sentry.id() + "' has neither an on-part nor an if-part."));
  }
}
