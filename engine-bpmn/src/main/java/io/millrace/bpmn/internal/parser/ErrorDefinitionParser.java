package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ErrorDeclaration;
import io.millrace.bpmn.internal.model.ErrorEventDefinition;
import io.millrace.bpmn.internal.model.ErrorVariables;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Reads which error is caught or thrown. Where none is named, all are caught. */
final class ErrorDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var ref = element.reference("errorRef");
    var isThrown = kind == EventKind.END;
    var variables = isThrown ? ErrorVariables.NONE : variables(element);
    element.read();
    if (ref == null && isThrown) {
      element.report(BpmnProblem.MISSING_REFERENCE, element + " refers to no error.");
    }
    return references -> {
      var error = ref == null ? null : references.error(element, ref);
      if (isThrown && error != null) {
        checkCode(error, element);
      }
      return new ErrorEventDefinition(error, variables);
    };
  }

  private static ErrorVariables variables(Element element) {
    var values = new Values(element);
    return new ErrorVariables(
        variable("errorCodeVariable", element),
        variable("errorMessageVariable", element),
        new ErrorVariables.OwnScope(
            variable("errorVariableName", element),
            values.flag("errorVariableTransient", element.engine("errorVariableTransient"), false),
            values.flag(
                "errorVariableLocalScope", element.engine("errorVariableLocalScope"), false)));
  }

  private static String variable(String name, Element element) {
    return new Values(element).shortText(name, element.engine(name));
  }

  private static void checkCode(ErrorDeclaration error, Element element) {
    if (error.errorCode() == null) {
      element.report(
          BpmnProblem.MISSING_ERROR_CODE,
          "The error '" + error.id() + "' is thrown and has no errorCode.");
    }
  }
}
