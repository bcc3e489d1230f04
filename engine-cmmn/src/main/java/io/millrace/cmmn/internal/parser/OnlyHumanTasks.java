package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.internal.parser.rule.Problems;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.Stage;
import io.millrace.common.internal.xml.ProblemLog;

/**
 * Refuses what the executor does not yet run: all but human tasks of the plan model.
 *
 * @param model the file
 * @param resource its name
 */
record OnlyHumanTasks(CmmnModel model, String resource) {

  void check() {
    var problems = new Problems(new ProblemLog(resource));
    model.cases().forEach(found -> check(found.planModel(), problems));
    problems.log().warningsOrThrow();
  }

  private static void check(Stage plan, Problems problems) {
    plan.definitions().stream()
        .filter(
            definition ->
                !(definition instanceof HumanTask task)
                    || !task.task().blocking()
                    || task.settings().defaultControl() != null)
        .forEach(definition -> refuse(definition, problems));
    plan.planItems().stream().filter(OnlyHumanTasks::waits).forEach(item -> refuse(item, problems));
    plan.exitCriteria().forEach(criterion -> refuse(criterion, problems));
  }

  private static boolean waits(PlanItem item) {
    return item.itemControl() != null
        || !item.entryCriteria().isEmpty()
        || !item.exitCriteria().isEmpty();
  }

  private static void refuse(CmmnElement element, Problems problems) {
    problems.report(
        CmmnProblem.UNSUPPORTED_ELEMENT,
        element,
        "The element '"
            + element.id()
            + "' is not run yet: it is no human task that starts by itself.");
  }
}
