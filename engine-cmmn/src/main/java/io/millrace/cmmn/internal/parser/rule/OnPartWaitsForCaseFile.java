package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.CaseFileItem;
import io.millrace.cmmn.model.CaseFileItemOnPart;

/** An on-part waits for a case file item. Spec: CMMN 1.1 §5.4.6.1.1. */
final class OnPartWaitsForCaseFile implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    var references = new References(checked, problems);
    checked
        .onParts()
        .filter(CaseFileItemOnPart.class::isInstance)
        .map(CaseFileItemOnPart.class::cast)
        .forEach(
            part -> references.check(part, part.sourceRef(), CaseFileItem.class, "caseFileItem"));
  }
}
