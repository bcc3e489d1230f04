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
import io.millrace.common.internal.outside.OutsideChecks;
import io.millrace.common.internal.outside.OutsideProblem;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds what keeps tasks whose work is not done in Java from being executed.
 *
 * @param checks finds what is wrong in tasks of any engine
 */
record OutsideTaskProblems(OutsideChecks checks) {

  private static final String FIELDS = "Correct the fields of the task.";

  List<TaskProblem> of(Task task) {
    if (task instanceof ScriptTask script) {
      return shared(checks.ofScript(script.scriptFormat(), script.script()));
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
    return task instanceof MailTask mail ? shared(checks.ofMail(values(mail.fields()))) : List.of();
  }

  private List<TaskProblem> decision(DecisionTask task) {
    var problems = new ArrayList<>(shared(checks.ofDecisions()));
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
    var problems = new ArrayList<>(shared(checks.ofHttp(values(task.fields()))));
    if (task.implementation() != null) {
      problems.add(
          TaskProblem.model(
              "An HTTP task cannot name the code that sends its request.",
              "Call setHttpTaskClient of the engine's configuration, or make it a service task."));
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

  private static List<TaskProblem> shared(List<OutsideProblem> problems) {
    return problems.stream()
        .map(one -> new TaskProblem(one.isSetting(), one.message(), one.remedy()))
        .toList();
  }
}
