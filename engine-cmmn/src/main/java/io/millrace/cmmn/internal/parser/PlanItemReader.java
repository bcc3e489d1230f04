package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.CriterionKind;
import io.millrace.cmmn.model.PlanItem;

/**
 * Reads plan items.
 *
 * <p>Spec: CMMN 1.1 §5.4.3.
 */
final class PlanItemReader {

  private PlanItemReader() {}

  static PlanItem read(Element element) {
    return new PlanItem(
        element.evaluatedInfo(),
        new Values(element).requiredReference("definitionRef"),
        ControlReader.read(element.child("itemControl")),
        CriterionReader.read(element, CriterionKind.ENTRY),
        CriterionReader.read(element, CriterionKind.EXIT),
        LifecycleListenerReader.read(
            element, "planItemLifecycleListener", "caseExecutionListener"));
  }
}
