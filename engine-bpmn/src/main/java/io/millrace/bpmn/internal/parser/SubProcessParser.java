package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.SubProcess;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Reads an embedded sub-process or an event sub-process, with all that stands in it. */
final class SubProcessParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    var isEvent = isTriggeredByEvent(element);
    new ScopeParser(process).attachTo(element, activity.id());
    element.read();
    if (!isEvent) {
      return NodeDraft.of(new SubProcess(activity.info(), activity.loop()));
    }
    if (activity.loop() != null) {
      element.report(
          BpmnProblem.LOOP_OF_EVENT_SUB_PROCESS, "Event " + element + " is multi-instance.");
    }
    return NodeDraft.of(new EventSubProcess(activity.info()));
  }

  /** Tells whether a scope is a sub-process that an event starts. */
  static boolean isTriggeredByEvent(Element scope) {
    return scope.name().equals("subProcess")
        && new Values(scope).flag("triggeredByEvent", scope.attribute("triggeredByEvent"), false);
  }
}
