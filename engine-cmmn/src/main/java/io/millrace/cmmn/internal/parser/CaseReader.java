package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseRole;
import io.millrace.cmmn.model.CaseStart;
import io.millrace.cmmn.model.Stage;
import io.millrace.common.internal.calendar.IsoSpan;
import java.util.List;

/**
 * Reads one case.
 *
 * <p>Spec: CMMN 1.1 §5.2.
 *
 * @param element the case
 */
record CaseReader(Element element) {

  private static final int LONGEST_TIME = 64;

  /** Returns the case, or null where it has no plan model. */
  Case read() {
    var info = element.requiredInfo();
    var start = start();
    var historyTimeToLive = timeToLive(element.engine("historyTimeToLive"));
    var caseFile = CaseFileReader.read(element.child("caseFileModel"));
    var roles = roles();
    var inputs = ParameterReader.parameters(element, "input");
    var outputs = ParameterReader.parameters(element, "output");
    var listeners =
        LifecycleListenerReader.read(element, "caseLifecycleListener", "caseExecutionListener");
    var plan = planModel();
    return plan == null || info.id() == null
        ? null
        : new Case(
            info, start, historyTimeToLive, caseFile, plan, roles, inputs, outputs, listeners);
  }

  private Stage planModel() {
    var models = element.children("casePlanModel");
    if (models.size() != 1) {
      element.report(
          CmmnProblem.PLAN_MODEL, element + " has " + models.size() + " elements casePlanModel.");
    }
    var plans = models.stream().map(StageReader::readPlanModel).toList();
    return plans.isEmpty() ? null : plans.get(0);
  }

  private CaseStart start() {
    var values = new Values(element);
    return new CaseStart(
        element.literal("initiatorVariableName", element.engine("initiatorVariableName")),
        starters("candidateStarterUsers"),
        starters("candidateStarterGroups"),
        values.engineFlag("async", false),
        EventReader.read(element, element.engine("startEventType")),
        EventReader.oncePerCorrelation(element));
  }

  /** Expressions are kept as they stand. */
  private List<String> starters(String name) {
    var starters = new Values(element).list(name);
    starters.stream()
        .filter(CmmnFile::isExpression)
        .forEach(starter -> element.shortText(name, starter));
    return starters;
  }

  private String timeToLive(String text) {
    if (text != null && text.length() > LONGEST_TIME) {
      new Values(element).invalid("historyTimeToLive", text, "at most 64 characters long");
    }
    if (text != null && !CmmnFile.isExpression(text) && !text.matches("\\d{1,6}|P\\d{1,6}D")) {
      try {
        IsoSpan.parse(text);
      } catch (RuntimeException e) {
        element.report(CmmnProblem.INVALID_TIME, "'" + text + "' is no number of days.");
      }
    }
    return element.expression(text);
  }

  private List<CaseRole> roles() {
    var holder = element.child("caseRoles");
    var roles = holder == null ? List.<Element>of() : holder.children("role");
    return roles.stream().map(role -> new CaseRole(role.requiredInfo())).toList();
  }
}
