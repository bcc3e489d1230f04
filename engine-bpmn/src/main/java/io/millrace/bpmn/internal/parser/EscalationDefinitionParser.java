package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.EscalationDeclaration;
import io.millrace.bpmn.internal.model.EscalationEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Reads which escalation is caught or thrown. Where none is named, all are caught. */
final class EscalationDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var ref = element.reference("escalationRef");
    var isThrown = kind == EventKind.THROW || kind == EventKind.END;
    var variable =
        isThrown
            ? null
            : new Values(element)
                .shortText("escalationCodeVariable", element.engine("escalationCodeVariable"));
    element.read();
    if (ref == null && isThrown) {
      element.report(BpmnProblem.MISSING_REFERENCE, element + " refers to no escalation.");
    }
    return references -> {
      var escalation = ref == null ? null : references.escalation(element, ref);
      if (escalation != null) {
        checkCode(escalation, isThrown, element);
      }
      return new EscalationEventDefinition(escalation, variable);
    };
  }

  private static void checkCode(
      EscalationDeclaration escalation, boolean isThrown, Element element) {
    var code = escalation.escalationCode();
    if (isThrown && code == null) {
      element.report(
          BpmnProblem.MISSING_ESCALATION_CODE,
          "The escalation '" + escalation.id() + "' is thrown and has no escalationCode.");
    } else if (!isThrown && code != null && Syntax.isExpression(code)) {
      new Values(element).invalid("escalationCode", code, "a text where the escalation is caught");
    }
  }
}
