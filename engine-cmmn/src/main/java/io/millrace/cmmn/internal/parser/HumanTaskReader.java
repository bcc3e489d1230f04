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

  /** How many characters the database keeps of what lists show. */
  private static final int LONGEST_LISTED = 4000;

  HumanTask read() {
    element.children("documentation").stream().limit(1).forEach(this::checkDocumentation);
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

  private void checkDocumentation(Element documentation) {
    var text = documentation.expression(documentation.text());
    if (text != null && text.length() > LONGEST_LISTED) {
      element.report(
          CmmnProblem.LONG_DOCUMENTATION,
          "The documentation of "
              + element
              + " has more than 4,000 characters, of which lists show the first.");
    }
  }

  static TaskAssignment assignment(Element element) {
    var values = new Values(element);
    return new TaskAssignment(
        element.stored("assignee"),
        element.stored("owner"),
        values.list("candidateUsers"),
        values.list("candidateGroups"),
        values.reference("performerRef"));
  }

  private TaskDetails details() {
    return new TaskDetails(
        date("dueDate"),
        date("followUpDate"),
        priority(),
        element.stored("category"),
        element.stored("taskIdVariableName"),
        element.stored("taskCompleterVariableName"));
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
