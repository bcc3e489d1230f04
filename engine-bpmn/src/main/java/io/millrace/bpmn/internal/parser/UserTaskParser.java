package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TaskDetails;
import io.millrace.bpmn.internal.model.TaskListener;
import io.millrace.bpmn.internal.model.TaskVariables;
import io.millrace.bpmn.internal.model.UserTask;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads work for a person. */
final class UserTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = ActivityReader.ofUserTask(element, process);
    var assignment = new AssignmentReader(element);
    var details = details(element);
    var variables =
        new TaskVariables(
            name(element, "taskIdVariableName"), name(element, "taskCompleterVariableName"));
    var form = new FormReader(element);
    List<TaskListener> listeners = new ArrayList<>();
    Set<String> timeouts = new HashSet<>();
    element.extension(
        "taskListener",
        child -> ListenerParser.taskListener(child, timeouts).ifPresent(listeners::add));
    element.read();
    return NodeDraft.of(
        new UserTask(
            activity.info(),
            activity.loop(),
            assignment.assignment(),
            details,
            variables,
            listeners,
            form.form()));
  }

  private static String name(Element element, String attribute) {
    return element.expression(new Values(element).shortText(attribute, element.engine(attribute)));
  }

  private static TaskDetails details(Element element) {
    element.engine("sameDeployment"); // where a form is found
    var calendar = new CalendarReader(element);
    return new TaskDetails(
        calendar.time(element, TimeCheck.Kind.DUE_DATE, element.engine("dueDate")),
        element.time(TimeCheck.Kind.DUE_DATE, element.engine("followUpDate")),
        new Values(element).count("priority", element.engine("priority")),
        new Values(element).stored("category"),
        new Values(element).stored("formKey"),
        calendar.name());
  }
}
