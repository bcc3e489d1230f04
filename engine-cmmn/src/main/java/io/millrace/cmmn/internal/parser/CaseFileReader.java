package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.CaseFile;
import io.millrace.cmmn.model.CaseFileItem;
import io.millrace.cmmn.model.Multiplicity;
import java.util.List;

/**
 * Reads the information of a case.
 *
 * <p>Spec: CMMN 1.1 §5.3.
 */
final class CaseFileReader {

  private CaseFileReader() {}

  /** Reads a case file, or null where there is none. */
  static CaseFile read(Element element) {
    return element == null ? null : new CaseFile(element.info(), items(element));
  }

  private static List<CaseFileItem> items(Element element) {
    return element.children("caseFileItem").stream().map(CaseFileReader::item).toList();
  }

  private static CaseFileItem item(Element element) {
    var values = new Values(element);
    var children = element.child("children");
    return new CaseFileItem(
        element.requiredInfo(),
        values.reference("definitionRef"),
        values.oneOf(
            "multiplicity",
            element.plain("multiplicity"),
            Multiplicity::of,
            Multiplicity.UNSPECIFIED),
        values.reference("sourceRef"),
        values.references("targetRefs"),
        children == null ? List.of() : items(children));
  }
}
