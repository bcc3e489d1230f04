package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.ApplicabilityRule;
import io.millrace.cmmn.model.CriterionKind;
import io.millrace.cmmn.model.DiscretionaryItem;
import io.millrace.cmmn.model.PlanningTable;
import io.millrace.cmmn.model.TableItem;

/**
 * Reads planning tables.
 *
 * <p>Spec: CMMN 1.1 §5.4.9.
 */
final class PlanningTableReader {

  private PlanningTableReader() {}

  /** Reads a table, or null where there is none. */
  static PlanningTable read(Element element) {
    if (element == null) {
      return null;
    }
    var values = new Values(element);
    return new PlanningTable(
        element.info(),
        element.children("discretionaryItem", "planningTable").stream()
            .map(PlanningTableReader::item)
            .toList(),
        element.children("applicabilityRule").stream().map(PlanningTableReader::rule).toList(),
        values.references("applicabilityRuleRefs"),
        values.references("authorizedRoleRefs"));
  }

  private static TableItem item(Element element) {
    return element.name().equals("planningTable") ? read(element) : discretionary(element);
  }

  private static DiscretionaryItem discretionary(Element element) {
    var values = new Values(element);
    return new DiscretionaryItem(
        element.evaluatedInfo(),
        values.requiredReference("definitionRef"),
        ControlReader.read(element.child("itemControl")),
        CriterionReader.read(element, CriterionKind.ENTRY),
        CriterionReader.read(element, CriterionKind.EXIT),
        values.references("applicabilityRuleRefs"),
        values.references("authorizedRoleRefs"));
  }

  private static ApplicabilityRule rule(Element element) {
    return new ApplicabilityRule(
        element.requiredInfo(),
        new Values(element).reference("contextRef"),
        ConditionReader.read(element.child("condition")));
  }
}
