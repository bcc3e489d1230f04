package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.AggregatedVariable;
import io.millrace.cmmn.model.ItemControl;
import io.millrace.cmmn.model.ItemRule;
import io.millrace.cmmn.model.ParentCompletionRule;
import io.millrace.cmmn.model.ParentCompletionType;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.ReactivationRule;
import io.millrace.cmmn.model.RepetitionCollection;
import io.millrace.cmmn.model.RepetitionRule;
import io.millrace.cmmn.model.VariableAggregation;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads the rules of plan items.
 *
 * <p>Spec: CMMN 1.1 §5.4.11.
 */
final class ControlReader {

  private ControlReader() {}

  /** Reads the rules, or null where there are none. */
  static ItemControl read(Element element) {
    return element == null
        ? null
        : new ItemControl(
            element.info(),
            rule(element.child("requiredRule")),
            rule(element.child("manualActivationRule")),
            repetition(element.child("repetitionRule")),
            rule(element.extension("completionNeutralRule")),
            parentCompletion(element.extension("parentCompletionRule")),
            reactivation(element.extension("reactivationRule")));
  }

  private static ItemRule rule(Element element) {
    if (element == null) {
      return null;
    }
    var condition = element.isStandard() ? element.child("condition") : conditionOfEngine(element);
    return new ItemRule(
        element.info(),
        new Values(element).reference("contextRef"),
        ConditionReader.read(condition));
  }

  private static Element conditionOfEngine(Element element) {
    var standard = element.child("condition");
    return standard == null ? element.extension("condition") : standard;
  }

  private static RepetitionRule repetition(Element element) {
    if (element == null) {
      return null;
    }
    var values = new Values(element);
    return new RepetitionRule(
        rule(element),
        element.literal("counterVariable", element.engine("counterVariable")),
        values.engineFlag("ignoreCounterVariable", false),
        maxInstanceCount(element),
        collection(element),
        aggregations(element),
        values.oneOf(
            "repeatOnStandardEvent",
            element.engine("repeatOnStandardEvent"),
            PlanItemTransition::of,
            null));
  }

  private static String maxInstanceCount(Element element) {
    var text = element.engine("maxInstanceCount");
    if (text != null && !text.matches("[1-9]\\d{0,8}|unlimited")) {
      new Values(element).invalid("maxInstanceCount", text, "a number from 1, or 'unlimited'");
    }
    return text;
  }

  private static RepetitionCollection collection(Element element) {
    var collection = element.engineExpression("collectionVariable");
    var item = element.literal("elementVariable", element.engine("elementVariable"));
    var index = element.literal("elementIndexVariable", element.engine("elementIndexVariable"));
    if (collection == null && (item != null || index != null)) {
      new Values(element).required("collectionVariable", null);
    }
    return collection == null ? null : new RepetitionCollection(collection, item, index);
  }

  private static List<VariableAggregation> aggregations(Element element) {
    return element.extensions("variableAggregation").stream()
        .map(ControlReader::aggregation)
        .toList();
  }

  private static VariableAggregation aggregation(Element element) {
    var values = new Values(element);
    var target = element.stored("targetVariable", "target");
    var expression = element.engineExpression("targetVariableExpression", "targetExpression");
    if (target == null && expression == null) {
      values.required("targetVariable", null);
    }
    var implementation = element.engineExpression("implementation", "class", "delegateExpression");
    var variables =
        Stream.concat(
                element.extensions("variable").stream(), element.children("variable").stream())
            .map(ControlReader::aggregated)
            .toList();
    if (implementation == null && variables.isEmpty()) {
      values.required("variable", null);
    }
    return new VariableAggregation(
        target,
        expression,
        values.engineFlag("createOverviewVariable", false),
        values.engineFlag("storeAsTransientVariable", false),
        implementationType(element, implementation),
        implementation,
        variables);
  }

  private static String implementationType(Element element, String implementation) {
    var type = element.engine("implementationType");
    if (type != null && !type.equals("class") && !type.equals("delegateExpression")) {
      new Values(element).invalid("implementationType", type, "'class' or 'delegateExpression'");
    }
    if (type != null || implementation == null) {
      return type;
    }
    return implementation.contains("{") ? "delegateExpression" : "class";
  }

  private static AggregatedVariable aggregated(Element element) {
    var source = element.engine("source");
    var expression = element.engineExpression("sourceExpression");
    if (source == null && expression == null) {
      new Values(element).required("source", null);
    }
    var target = element.stored("target");
    var targetExpression = element.engineExpression("targetExpression");
    if (target == null && targetExpression == null) {
      element.expression(source); // which is the target as well
    }
    if (source == null && target == null && targetExpression == null) {
      new Values(element).required("target", null);
    }
    return new AggregatedVariable(source, expression, target, targetExpression);
  }

  private static ParentCompletionRule parentCompletion(Element element) {
    return element == null
        ? null
        : new ParentCompletionRule(
            element.info(),
            new Values(element)
                .oneOf(
                    "type",
                    element.engine("type"),
                    ParentCompletionType::of,
                    ParentCompletionType.DEFAULT));
  }

  /** Reads a rule about reactivation, or null where there is none. */
  static ReactivationRule reactivation(Element element) {
    return element == null
        ? null
        : new ReactivationRule(
            element.engineExpression("activateCondition"),
            element.engineExpression("ignoreCondition"),
            element.engineExpression("defaultCondition"));
  }
}
