package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ScriptTask;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Reads a task that is a script. */
final class ScriptTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = ActivityReader.ofTask(element, process);
    var language = element.attribute("scriptFormat");
    var resource = element.engine("resource");
    var result = new ResultReader(element).read();
    var stores =
        new Values(element).flag("autoStoreVariables", element.engine("autoStoreVariables"), false);
    var text = new Text();
    element.child("script", text::read);
    element.read();
    var script = new ScriptReader(element).read(language, text.value, resource);
    return NodeDraft.of(new ScriptTask(activity.info(), activity.loop(), script, result, stores));
  }

  /** What stands in the one script element. */
  private static final class Text {
    private String value;

    void read(Element child) {
      if (value != null) {
        child.report(BpmnProblem.CONTRADICTION, "There is a second script.");
      }
      value = child.text();
    }
  }
}
