package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.CaseFileItemStartTrigger;
import io.millrace.cmmn.model.CaseFileItemTransition;
import io.millrace.cmmn.model.Condition;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.GenericEventListener;
import io.millrace.cmmn.model.IntentEventListener;
import io.millrace.cmmn.model.PlanItemStartTrigger;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.ReactivateEventListener;
import io.millrace.cmmn.model.SignalEventListener;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.cmmn.model.TimerStart;
import io.millrace.cmmn.model.UserEventListener;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.cmmn.model.VariableEventListener;
import io.millrace.common.internal.calendar.TimerSchedule;

/**
 * Reads event listeners.
 *
 * <p>Spec: CMMN 1.1 §5.4.2.
 *
 * @param element the listener
 */
record ListenerReader(Element element) {

  EventListener read() {
    return switch (element.name()) {
      case "timerEventListener" -> timer();
      case "userEventListener" -> user();
      default -> ofType();
    };
  }

  private String available() {
    return element.engineExpression("availableCondition");
  }

  private EventListener user() {
    return new UserEventListener(
        element.evaluatedInfo(),
        SettingsReader.read(element),
        available(),
        new Values(element).references("authorizedRoleRefs"),
        SettingsReader.form(element));
  }

  private EventListener ofType() {
    var type = element.engine("eventType");
    var info = element.evaluatedInfo();
    var settings = SettingsReader.read(element);
    if (element.extension("reactivateEventListener") != null) {
      type = "reactivate";
    }
    return switch (type == null ? "" : type) {
      case "" ->
          new GenericEventListener(info, settings, available(), EventReader.read(element, null));
      case "user" -> user();
      case "signal" ->
          new SignalEventListener(
              info,
              settings,
              available(),
              new Values(element).required("signalRef", element.stored("signalRef")));
      case "variable" -> variable();
      case "intent" -> new IntentEventListener(info, settings, available());
      case "reactivate" ->
          new ReactivateEventListener(
              info,
              settings,
              available(),
              ControlReader.reactivation(
                  element.extension("defaultReactivationRule", "reactivationRule")));
      default -> {
        element.report(
            CmmnProblem.UNKNOWN_KIND, element + " has the unknown eventType '" + type + "'.");
        // stands in, so that its items find it
        yield new GenericEventListener(info, settings, available(), null);
      }
    };
  }

  private EventListener variable() {
    var values = new Values(element);
    return new VariableEventListener(
        element.evaluatedInfo(),
        SettingsReader.read(element),
        available(),
        values.required(
            "variableName", element.literal("variableName", element.engine("variableName"))),
        values.oneOf(
            "variableChangeType",
            element.engine("variableChangeType"),
            VariableChangeType::of,
            VariableChangeType.ALL));
  }

  private EventListener timer() {
    var expression = ConditionReader.read(element.child("timerExpression"));
    var calendar = element.engineExpression("businessCalendarName");
    if (expression == null) {
      new Values(element).required("timerExpression", null);
    } else if (calendar == null
        && !expression.text().isEmpty()
        && !CmmnFile.isExpression(expression.text())) {
      checkTime(expression.text());
    }
    return new TimerEventListener(
        element.evaluatedInfo(),
        SettingsReader.read(element),
        available(),
        expression == null ? Condition.of("") : expression,
        start(),
        calendar);
  }

  private void checkTime(String text) {
    TimerSchedule.error(TimerSchedule.Kind.of(text), text)
        .ifPresent(
            error ->
                element.report(
                    CmmnProblem.INVALID_TIME, "'" + text + "' is no time (" + error + ")."));
  }

  private TimerStart start() {
    var item = element.child("planItemStartTrigger");
    if (item != null) {
      return new PlanItemStartTrigger(
          item.id(),
          new Values(item).requiredReference("sourceRef"),
          SentryReader.event(item, PlanItemTransition::of));
    }
    var file = element.child("caseFileItemStartTrigger");
    return file == null
        ? null
        : new CaseFileItemStartTrigger(
            file.id(),
            new Values(file).requiredReference("sourceRef"),
            SentryReader.event(file, CaseFileItemTransition::of));
  }
}
