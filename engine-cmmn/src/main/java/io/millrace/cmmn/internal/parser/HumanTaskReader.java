package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.TaskAssignment;
import io.millrace.cmmn.model.TaskDetails;
import io.millrace.cmmn.model.TaskEvent;
import io.millrace.cmmn.model.TaskListener;
import io.millrace.common.internal.calendar.DueDate;

/**
 * Reads human tasks.
 *
 * <p>Spec: CMMN 1.1 §5.4.10.1.
 *
 * @param element the task
 */
record HumanTaskReader(Element element) {

  HumanTask read() {
    element.children("documentation").stream().limit(1).forEach(one -> one.expression(one.text()));
    return new HumanTask(
        element.evaluatedInfo(),
        SettingsReader.read(element),
        SettingsReader.task(element),
        assignment(element),
        details(),
        SettingsReader.form(element),
        element.extensions("taskListener").stream().map(HumanTaskReader::listener).toList(),
        PlanningTableReader.read(element.child("planningTable")));
  }

  static TaskAssignment assignment(Element element) {
    var values = new Values(element);
    return new TaskAssignment(
        element.engineExpression("assignee"),
        element.engineExpression("owner"),
        values.list("candidateUsers"),
        values.list("candidateGroups"),
        values.reference("performerRef"));
  }

  private TaskDetails details() {
    return new TaskDetails(
        date("dueDate"),
        date("followUpDate"),
        priority(),
        element.engineExpression("category"),
        element.engineExpression("taskIdVariableName"),
        element.engineExpression("taskCompleterVariableName"));
  }

  private String date(String name) {
    var text = element.engineExpression(name);
    if (text != null && !CmmnFile.isExpression(text)) {
      DueDate.error(text)
          .ifPresent(error -> element.report(CmmnProblem.INVALID_TIME, name + ": " + error));
    }
    return text;
  }

  private String priority() {
    var text = element.engineExpression("priority");
    if (text != null && !CmmnFile.isExpression(text) && !text.matches("-?\\d{1,9}")) {
      new Values(element).invalid("priority", text, "a whole number or an expression");
    }
    return text;
  }

  private static TaskListener listener(Element element) {
    var values = new Values(element);
    var event = values.required("event", element.engine("event"));
    return new TaskListener(
        values.oneOf("event", event, TaskEvent::of, TaskEvent.ALL),
        LifecycleListenerReader.moment(element),
        ImplementationReader.required(element));
  }
}
