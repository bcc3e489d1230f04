package io.millrace.cmmn.internal.parser.rule;

import static java.util.stream.Collectors.toSet;

import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.Sentry;

/** Warns of definitions and sentries to which nothing refers. */
final class EverythingIsUsed implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    var definitions =
        checked.all(PlannedElement.class).map(PlannedElement::definitionRef).collect(toSet());
    checked
        .all(PlanItemDefinition.class)
        .filter(definition -> definition != checked.planModel())
        .filter(definition -> !definitions.contains(definition.id()))
        .forEach(
            definition ->
                problems.report(
                    CmmnProblem.UNUSED_DEFINITION,
                    definition,
                    "No planItem refers to '" + definition.id() + "'."));
    var sentries = checked.criteria().map(Criterion::sentryRef).collect(toSet());
    checked
        .all(Sentry.class)
        .filter(sentry -> !sentries.contains(sentry.id()))
        .forEach(
            sentry ->
                problems.report(
                    CmmnProblem.UNUSED_SENTRY,
                    sentry,
                    "No criterion refers to '" + sentry.id() + "'."));
  }
}
