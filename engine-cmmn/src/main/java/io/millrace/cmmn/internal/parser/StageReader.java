package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.CriterionKind;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.cmmn.model.PlanFragment;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.StageDisplay;
import io.millrace.cmmn.model.StageSettings;
import io.millrace.cmmn.model.TaskForm;
import java.util.List;

/**
 * Reads stages, the plan model and plan fragments.
 *
 * <p>Spec: CMMN 1.1 §5.4.8.
 */
final class StageReader {

  private StageReader() {}

  static Stage readPlanModel(Element element) {
    return stage(
        element,
        element.requiredInfo(),
        CriterionReader.read(element, CriterionKind.EXIT),
        new TaskForm(
            element.shortText("formKey", element.engineExpression("formKey")),
            new Values(element).engineFlag("sameDeployment", true),
            element.engineExpression("formFieldValidation", "validateFormFields")));
  }

  static Stage readStage(Element element) {
    return stage(element, element.evaluatedInfo(), List.of(), TaskForm.NONE);
  }

  static PlanFragment readFragment(Element element) {
    return new PlanFragment(
        element.evaluatedInfo(), SettingsReader.read(element), items(element), sentries(element));
  }

  private static Stage stage(
      Element element, ElementInfo info, List<Criterion> exits, TaskForm form) {
    var settings =
        new StageSettings(
            new Values(element).plainFlag("autoComplete", false),
            element.engineExpression("autoCompleteCondition"),
            SettingsReader.async(element),
            display(element),
            form);
    return new Stage(
        info,
        SettingsReader.read(element),
        settings,
        element.children(DefinitionReader.NAMES).stream().map(DefinitionReader::read).toList(),
        items(element),
        sentries(element),
        exits,
        PlanningTableReader.read(element.child("planningTable")));
  }

  private static List<PlanItem> items(Element element) {
    return element.children("planItem").stream().map(PlanItemReader::read).toList();
  }

  private static List<Sentry> sentries(Element element) {
    return element.children("sentry").stream().map(SentryReader::read).toList();
  }

  static StageDisplay display(Element element) {
    return new StageDisplay(
        display(element, "displayOrder", "-?\\d{1,9}", "a whole number"),
        display(element, "includeInStageOverview", "true|false", "'true', 'false'"),
        element.stored("businessStatus"));
  }

  private static String display(Element element, String name, String pattern, String allowed) {
    var text = element.engineExpression(name);
    if (text != null && !text.contains("{") && !text.strip().matches(pattern)) {
      new Values(element).invalid(name, text, allowed + " or an expression");
    }
    return text;
  }
}
