package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.AsyncSettings;
import io.millrace.cmmn.model.DefinitionSettings;
import io.millrace.cmmn.model.TaskForm;
import io.millrace.cmmn.model.TaskSettings;
import io.millrace.common.internal.calendar.RetryCycle;

/** Reads what all definitions, and what all tasks have. */
final class SettingsReader {

  private SettingsReader() {}

  static DefinitionSettings read(Element element) {
    return new DefinitionSettings(
        ControlReader.read(element.child("defaultControl")),
        LifecycleListenerReader.read(element, "planItemLifecycleListener", "caseExecutionListener"),
        LifecycleListenerReader.variableListeners(element));
  }

  static TaskSettings task(Element element) {
    return new TaskSettings(
        new Values(element).plainFlag("isBlocking", true),
        element.engineExpression("isBlockingExpression"),
        async(element),
        ParameterReader.parameters(element, "input"),
        ParameterReader.parameters(element, "output"));
  }

  static AsyncSettings async(Element element) {
    var values = new Values(element);
    return new AsyncSettings(
        values.engineFlag("async", false),
        values.engineFlag("exclusive", true),
        values.engineFlag("asyncLeave", false),
        values.engineFlag("asyncLeaveExclusive", true),
        retryCycle(element.extension("failedJobRetryTimeCycle")));
  }

  private static String retryCycle(Element element) {
    if (element == null) {
      return null;
    }
    var text = element.expression(element.text());
    if (!CmmnFile.isExpression(text)) {
      RetryCycle.error(text).ifPresent(error -> element.report(CmmnProblem.INVALID_TIME, error));
    }
    return text;
  }

  static TaskForm form(Element element) {
    return new TaskForm(
        element.stored("formKey"),
        new Values(element).engineFlag("sameDeployment", true),
        element.engineExpression("formFieldValidation", "validateFormFields"));
  }
}
