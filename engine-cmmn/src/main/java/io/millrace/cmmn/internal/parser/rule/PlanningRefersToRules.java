package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.ApplicabilityRule;
import io.millrace.cmmn.model.TableItem;

/** Entries of planning tables refer to applicability rules. Spec: CMMN 1.1 §5.4.9. */
final class PlanningRefersToRules implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    var references = new References(checked, problems);
    checked
        .all(TableItem.class)
        .forEach(
            item ->
                item.applicabilityRuleRefs()
                    .forEach(
                        rule ->
                            references.check(
                                item, rule, ApplicabilityRule.class, "applicabilityRule")));
  }
}
