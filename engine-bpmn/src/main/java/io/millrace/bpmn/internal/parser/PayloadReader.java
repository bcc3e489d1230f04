package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CallMapping;
import io.millrace.bpmn.internal.model.CallMapping.BusinessKey;
import io.millrace.bpmn.internal.model.VariableMapping;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/**
 * Reads what comes with something that is thrown: the {@code in} mappings of a call. Ask for it
 * after the element was read.
 */
final class PayloadReader {

  private final Element element;
  private final CallMappingReader reader;
  private final boolean hasBusinessKey;

  private PayloadReader(Element element, boolean hasBusinessKey) {
    this.element = element;
    this.reader = new CallMappingReader(element);
    this.hasBusinessKey = hasBusinessKey;
  }

  static PayloadReader of(Element element) {
    return new PayloadReader(element, true);
  }

  static PayloadReader withoutBusinessKey(Element element) {
    return new PayloadReader(element, false);
  }

  /** Returns what comes along; what nothing can come of is reported. */
  CallMapping mapping() {
    var mapping = reader.mapping();
    if (mapping.allOut() != CallMapping.Whole.NONE || !mapping.out().isEmpty()) {
      element.report(
          BpmnProblem.UNSUPPORTED_EXTENSION,
          "Extension element 'out' of " + element + " is not supported: nothing comes back.");
    }
    if (mapping.code() != null || mapping.in().stream().anyMatch(VariableMapping::isTransient)) {
      element.report(
          BpmnProblem.UNSUPPORTED_ATTRIBUTE,
          "What comes along with "
              + element
              + " is neither mapped by code nor transient: who gets it may be in another transaction.");
    }
    if (!hasBusinessKey && !mapping.businessKey().equals(BusinessKey.NONE)) {
      element.report(
          BpmnProblem.UNSUPPORTED_ATTRIBUTE,
          "Attribute 'businessKey' of " + element + " is not supported.");
    }
    return mapping;
  }
}
