package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.WorkerError;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Optional;

/**
 * An error that what a worker reports may mean, which still has to be found in the file.
 *
 * @param element its extension element
 * @param ref the id of the error; may be null
 * @param expression tells whether the report means it; may be null
 */
record WorkerErrorReader(Element element, String ref, String expression) {

  static WorkerErrorReader of(Element element) {
    element.attribute("id");
    var plain = element.attribute("expression");
    var expression = element.expression(plain == null ? element.engine("expression") : plain);
    var reader = new WorkerErrorReader(element, element.reference("errorRef"), expression);
    element.read();
    if (reader.ref == null || expression == null || !Syntax.isExpression(expression)) {
      element.report(
          BpmnProblem.INCOMPLETE_WORKER_ERROR,
          "An errorEventDefinition of the task '"
              + element.ownerId()
              + "' has the errorRef '"
              + reader.ref
              + "' and the expression '"
              + expression
              + "'.");
    }
    return reader;
  }

  /** Returns the error; empty where it says too little, which is reported. */
  Optional<WorkerError> link(References references) {
    if (ref == null || expression == null) {
      return Optional.empty();
    }
    var error = references.error(element, ref);
    if (error.errorCode() == null) {
      element.report(
          BpmnProblem.MISSING_ERROR_CODE,
          "The error '" + error.id() + "' is thrown and has no errorCode.");
      return Optional.empty();
    }
    return Optional.of(new WorkerError(error, expression));
  }
}
