package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.CaseFileItemOnPart;
import io.millrace.cmmn.model.CaseFileItemTransition;
import io.millrace.cmmn.model.IfPart;
import io.millrace.cmmn.model.OnPart;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.TriggerMode;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.cmmn.model.VariableOnPart;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Reads sentries.
 *
 * <p>Spec: CMMN 1.1 §5.4.6.
 */
final class SentryReader {

  private static final Set<VariableChangeType> SET =
      Set.of(VariableChangeType.CREATE, VariableChangeType.UPDATE);

  private SentryReader() {}

  static Sentry read(Element element) {
    var standard =
        element.children("planItemOnPart", "caseFileItemOnPart").stream().map(SentryReader::onPart);
    var variables = element.extensions("variableOnPart").stream().map(SentryReader::variable);
    return new Sentry(
        element.requiredInfo(),
        new Values(element)
            .oneOf(
                "triggerMode", element.engine("triggerMode"), TriggerMode::of, TriggerMode.DEFAULT),
        Stream.concat(standard, variables).toList(),
        ifPart(element.child("ifPart")));
  }

  private static OnPart onPart(Element element) {
    return element.name().equals("planItemOnPart") ? planItem(element) : caseFileItem(element);
  }

  private static OnPart planItem(Element element) {
    var values = new Values(element);
    return new PlanItemOnPart(
        element.info(),
        values.requiredReference("sourceRef"),
        event(element, PlanItemTransition::of),
        values.reference("exitCriterionRef"));
  }

  private static OnPart caseFileItem(Element element) {
    return new CaseFileItemOnPart(
        element.info(),
        new Values(element).requiredReference("sourceRef"),
        event(element, CaseFileItemTransition::of));
  }

  /** Reads the transition that is waited for; null where there is none or it is unknown. */
  static <E extends Enum<E>> E event(Element element, Function<String, Optional<E>> values) {
    var event = element.child("standardEvent");
    var text = new Values(element).required("standardEvent", event == null ? null : event.text());
    return new Values(element).oneOf("standardEvent", text, values, null);
  }

  private static OnPart variable(Element element) {
    return new VariableOnPart(
        element.info(),
        new Values(element).required("variableName", element.engine("variableName")),
        changeType(element));
  }

  private static VariableChangeType changeType(Element element) {
    var values = new Values(element);
    var types = new HashSet<VariableChangeType>();
    var single = element.engine("variableChangeType");
    types.add(values.oneOf("variableChangeType", single, VariableChangeType::of, null));
    for (var event : element.extensions("variableEvent")) {
      types.add(values.oneOf("variableEvent", event.text(), VariableChangeType::of, null));
    }
    types.remove(null);
    if (types.size() < 2) {
      return types.isEmpty() ? VariableChangeType.ALL : types.iterator().next();
    }
    if (types.size() == 2 && !types.equals(SET)) {
      element.report(
          CmmnProblem.INVALID_VALUE,
          "A variableOnPart waits for one event, for create and update, or for all.");
    }
    return types.equals(SET) ? VariableChangeType.UPDATE_CREATE : VariableChangeType.ALL;
  }

  private static IfPart ifPart(Element element) {
    if (element == null) {
      return null;
    }
    var condition = element.child("condition");
    if (condition == null) {
      element.report(CmmnProblem.MISSING_VALUE, "The ifPart has no condition.");
      return null;
    }
    return new IfPart(
        element.info(),
        new Values(element).reference("contextRef"),
        ConditionReader.read(condition));
  }
}
