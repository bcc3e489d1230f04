package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CallActivity;
import io.millrace.bpmn.internal.model.CaseTask;

/** Reads a call of another process. */
final class CallActivityParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    if (element.engine("caseRef") != null) {
      return new CaseTaskReader(element).read(process);
    }
    var activity = new ActivityReader(element, process);
    var called = new CalledElementReader(element).read();
    var names = names(element);
    var mapping = new CallMappingReader(element);
    element.read();
    return NodeDraft.of(
        new CallActivity(activity.info(), activity.loop(), called, names, mapping.mapping()));
  }

  private static CaseTask.Names names(Element element) {
    var word = element.engine("idVariableName");
    var other = element.engine("processInstanceIdVariableName");
    return new CaseTask.Names(
        new Values(element).stored("processInstanceName"),
        element.expression(
            new Values(element).shortText("idVariableName", word == null ? other : word)));
  }
}
