package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TaskDetails;
import io.millrace.bpmn.internal.model.TaskListener;
import io.millrace.bpmn.internal.model.UserTask;
import java.util.ArrayList;
import java.util.List;

/** Reads work for a person. */
final class UserTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = ActivityReader.ofTask(element, process);
    var assignment = new AssignmentReader(element);
    var details = details(element);
    var form = new FormReader(element);
    List<TaskListener> listeners = new ArrayList<>();
    element.extension(
        "taskListener", child -> ListenerParser.taskListener(child).ifPresent(listeners::add));
    element.read();
    return NodeDraft.of(
        new UserTask(
            activity.info(),
            activity.loop(),
            assignment.assignment(),
            details,
            listeners,
            form.form()));
  }

  private static TaskDetails details(Element element) {
    element.engine("sameDeployment"); // where a form is found
    return new TaskDetails(
        element.time(TimeCheck.Kind.DUE_DATE, element.engine("dueDate")),
        element.time(TimeCheck.Kind.DUE_DATE, element.engine("followUpDate")),
        new Values(element).count("priority", element.engine("priority")),
        element.expression(element.engine("category")),
        element.expression(element.engine("formKey")));
  }
}
