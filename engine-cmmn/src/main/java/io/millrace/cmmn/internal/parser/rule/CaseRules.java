package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CmmnModel;
import java.util.List;

/** All rules. Safe to share between threads. */
public final class CaseRules {

  private final List<CaseRule> rules =
      List.of(
          new PlanModelIsNotEmpty(),
          new DefinitionIsInScope(),
          new StageIsNotInItself(),
          new CriterionHasSentry(),
          new SentryHasParts(),
          new OnPartWaitsForItem(),
          new OnPartWaitsForCaseFile(),
          new CriterionFitsKind(),
          new RuleFitsKind(),
          new RepeatsOnWhatHappens(),
          new TimerStartsWithItem(),
          new RoleExists(),
          new PlanningRefersToRules(),
          new CaseFileRefersToItems(),
          new EverythingIsUsed());

  /** Creates the rules. */
  public CaseRules() {}

  /** Reports all that is wrong with the cases of a file. */
  public void check(CmmnModel model, Problems problems) {
    for (var found : model.cases()) {
      var checked = new CheckedCase(model, CaseIndex.of(found));
      rules.forEach(rule -> rule.check(checked, problems));
    }
  }
}
