package io.millrace.cmmn.internal.behavior;

import static io.millrace.cmmn.internal.behavior.OutsideTasks.values;

import io.millrace.cmmn.internal.definition.TaskProblem;
import io.millrace.cmmn.model.CallMappings;
import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.DecisionTask;
import io.millrace.cmmn.model.HttpTask;
import io.millrace.cmmn.model.MailTask;
import io.millrace.cmmn.model.ScriptTask;
import io.millrace.cmmn.model.Task;
import io.millrace.cmmn.model.TaskAssignment;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.http.HttpFields;
import io.millrace.common.internal.json.JsonAccess;
import io.millrace.common.internal.mail.MailFields;
import io.millrace.common.internal.script.Scripts;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds what keeps tasks whose work is not done in Java from being executed.
 *
 * @param scripts reads scripts
 * @param parts what the application gives to them
 */
record OutsideTaskProblems(Scripts scripts, OutsideParts parts) {

  private static final String FIELDS = "Correct the fields of the task.";

  List<TaskProblem> of(Task task) {
    if (task instanceof ScriptTask script) {
      return script(script);
    }
    if (task instanceof DecisionTask decision) {
      return decision(decision);
    }
    if (task instanceof HttpTask http) {
      return http(http);
    }
    if (task instanceof CasePageTask page) {
      return page(page);
    }
    return task instanceof MailTask mail ? mail(mail) : List.of();
  }

  private List<TaskProblem> script(ScriptTask task) {
    try {
      scripts.compile(task.scriptFormat(), task.script());
      return List.of();
    } catch (ExpressionException e) {
      return List.of(
          TaskProblem.setting(
              e.getMessage(),
              "Do as the message says, or let a service task do the work in Java."));
    }
  }

  private List<TaskProblem> decision(DecisionTask task) {
    var problems = new ArrayList<TaskProblem>();
    if (parts.decisions() == null) {
      problems.add(
          TaskProblem.setting(
              "The engine has nobody who takes decisions.",
              "Call setDecisionEvaluator of the engine's configuration."));
    }
    if (task.result().mapping() != null && task.result().resultVariable() == null) {
      problems.add(
          TaskProblem.model(
              "mapDecisionResult says how the result is kept, but not where.",
              "Add resultVariable, or remove mapDecisionResult."));
    }
    if (!task.mappings().equals(CallMappings.NONE)) {
      problems.add(
          TaskProblem.model(
              "A decision takes all variables that its task sees, and gives back its results.",
              "Remove the mappings of variables and business keys."));
    }
    for (var field : task.fields()) {
      problems.add(
          TaskProblem.model("A decision task has no field '" + field.name() + "'.", FIELDS));
    }
    return problems;
  }

  private List<TaskProblem> http(HttpTask task) {
    var problems = new ArrayList<>(ofFields(HttpFields.problems(values(task.fields()))));
    if (HttpFields.wantJson(values(task.fields())) && !JsonAccess.isAvailable()) {
      problems.add(
          TaskProblem.setting(
              "The engine cannot read JSON.",
              "Add jackson-databind to the class path, or keep the response as text."));
    }
    if (task.implementation() != null) {
      problems.add(
          TaskProblem.model(
              "An HTTP task cannot name the code that sends its request.",
              "Call setHttpTaskClient of the engine's configuration, or make it a service task."));
    }
    return problems;
  }

  private List<TaskProblem> mail(MailTask task) {
    var problems = new ArrayList<>(ofFields(MailFields.problems(values(task.fields()))));
    if (parts.mail() == null) {
      problems.add(
          TaskProblem.setting(
              "The engine has nobody who sends mails.",
              "Call setMailSender of the engine's configuration."));
    }
    return problems;
  }

  private static List<TaskProblem> page(CasePageTask task) {
    return task.assignment().equals(TaskAssignment.NONE)
        ? List.of()
        : List.of(
            TaskProblem.model(
                "A page is there for all who see its case, and nobody's work.",
                "Remove assignee, owner and candidates, or make it a human task."));
  }

  private static List<TaskProblem> ofFields(List<String> messages) {
    return messages.stream().map(message -> TaskProblem.model(message, FIELDS)).toList();
  }
}
