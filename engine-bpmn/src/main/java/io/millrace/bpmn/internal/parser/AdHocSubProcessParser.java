package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.AdHocSubProcess;
import java.util.Map;

/** Reads an ad-hoc sub-process. */
final class AdHocSubProcessParser implements FlowNodeParser {

  private static final Map<String, Boolean> ORDERINGS =
      Map.of("Parallel", false, "Sequential", true);

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    var values = new Values(element);
    var sequential = values.oneOf("ordering", element.attribute("ordering"), ORDERINGS, false);
    var cancels =
        values.flag(
            "cancelRemainingInstances", element.attribute("cancelRemainingInstances"), true);
    var condition = new String[1];
    element.child("completionCondition", c -> condition[0] = new ConditionReader(c).read());
    new ScopeParser(process).attachTo(element, activity.id());
    element.read();
    return NodeDraft.of(
        new AdHocSubProcess(activity.info(), activity.loop(), sequential, condition[0], cancels));
  }
}
