package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.ResultVariable;
import io.millrace.bpmn.internal.model.ServiceTask;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Reads work of the application's code. */
final class ServiceTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    if (CaseTaskReader.TYPE.equals(element.engine("type"))) {
      return new CaseTaskReader(element).read(process);
    }
    var activity = new ActivityReader(element, process);
    var code = ImplementationReader.ofTask(element);
    var result = result(element);
    element.read();
    var implementation = code.read().orElse(null);
    if (result != null && implementation != null) {
      checkResult(implementation, element);
    }
    return NodeDraft.of(new ServiceTask(activity.info(), activity.loop(), implementation, result));
  }

  private static void checkResult(Implementation implementation, Element element) {
    if (implementation.kind() != Implementation.Kind.EXPRESSION) {
      element.report(
          BpmnProblem.RESULT_WITHOUT_EXPRESSION,
          "The resultVariable of " + element + " would stay empty: it has no expression.");
    }
  }

  private static ResultVariable result(Element element) {
    var shorter = element.engine("resultVariable");
    var longer = element.engine("resultVariableName");
    var name = shorter == null ? longer : shorter;
    var local = element.engine("useLocalScopeForResultVariable");
    var isLocal = new Values(element).flag("useLocalScopeForResultVariable", local, false);
    return name == null ? null : new ResultVariable(name, isLocal);
  }
}
