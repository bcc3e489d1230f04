package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.OutsideTask;
import io.millrace.bpmn.internal.model.OutsideTask.Kind;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.List;

/**
 * Reads a task whose work the engine does itself.
 *
 * @param element the task
 * @param kind what kind of work
 */
record OutsideTaskReader(Element element, Kind kind) {

  NodeDraft read(ProcessDraft process) {
    var activity = ActivityReader.ofTask(element, process);
    var fields = new FieldsReader(element);
    element.read();
    report(element, element.file().syntax().work().fields(kind, fields.fields()));
    return NodeDraft.of(
        new OutsideTask(activity.info(), activity.loop(), element.name(), kind, fields.fields()));
  }

  /** Reports what is wrong with the work of an element. */
  static void report(Element element, List<WorkCheck.Finding> findings) {
    for (var finding : findings) {
      element.report(
          finding.isSetting() ? BpmnProblem.WORK_NOT_SET_UP : BpmnProblem.INVALID_FIELDS,
          element + ": " + finding.message());
    }
  }
}
