package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.common.internal.xml.XmlAttribute;

/**
 * Refuses the attributes of an element that no parser asked for, unless they say nothing about
 * execution.
 *
 * @param element the element, after its parser is done
 */
record UntakenAttributes(Element element) {

  void refuse() {
    for (var attribute : element.attributes().untaken()) {
      if (Namespaces.isEngine(attribute.namespace())) {
        refuseEngine(attribute);
      } else if (attribute.namespace().isEmpty() && !element.isOfBpmn()) {
        refuseEngine(attribute);
      } else if (attribute.namespace().isEmpty() || attribute.namespace().equals(Namespaces.BPMN)) {
        refuseStandard(attribute);
      } else {
        element.file().lost().note(element, attribute);
      }
    }
  }

  private void refuseEngine(XmlAttribute attribute) {
    var isOff =
        Vocabulary.OFF_WHEN_FALSE.contains(attribute.name()) && attribute.value().equals("false");
    if (!isOff
        && !attribute.value().isBlank()
        && !Vocabulary.SILENT_ATTRIBUTES.contains(attribute.name())) {
      report(
          BpmnProblem.UNSUPPORTED_ATTRIBUTE,
          attribute,
          element.isOfBpmn()
              ? KnownAttributes.wrongAt(element.name(), attribute.name())
              : "is not supported");
    }
  }

  private void refuseStandard(XmlAttribute attribute) {
    var supported = Vocabulary.DEFAULT_ATTRIBUTES.get(attribute.name());
    if (supported != null && !attribute.value().strip().equals(supported)) {
      report(BpmnProblem.UNSUPPORTED_ATTRIBUTE, attribute, "is not supported");
    } else if (supported == null
        && !Vocabulary.SILENT_STANDARD_ATTRIBUTES.contains(attribute.name())) {
      report(BpmnProblem.UNKNOWN_ATTRIBUTE, attribute, "is not known to BPMN");
    }
  }

  private void report(BpmnProblem problem, XmlAttribute attribute, String what) {
    element.report(
        problem,
        "Attribute '"
            + attribute.name()
            + "' of "
            + element
            + " with value '"
            + attribute.value()
            + "' "
            + what
            + (what.endsWith("?") ? "" : "."),
        attribute.name());
  }
}
