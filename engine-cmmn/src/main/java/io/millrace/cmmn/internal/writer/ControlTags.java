package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.model.ItemControl;
import io.millrace.cmmn.model.ItemRule;
import io.millrace.cmmn.model.ParentCompletionRule;
import io.millrace.cmmn.model.ReactivationRule;
import io.millrace.cmmn.model.RepetitionRule;
import io.millrace.cmmn.model.VariableAggregation;

/** Writes the rules of plan items. */
final class ControlTags {

  private ControlTags() {}

  static Tag of(String name, ItemControl control) {
    return control == null
        ? null
        : Tag.standard(name, control.info())
            .child(repetition(control.repetitionRule()))
            .child(rule("requiredRule", control.requiredRule()))
            .child(rule("manualActivationRule", control.manualActivationRule()))
            .extension(neutral(control.completionNeutralRule()))
            .extension(parentCompletion(control.parentCompletionRule()))
            .extension(reactivation("reactivationRule", control.reactivationRule()));
  }

  private static Tag rule(String name, ItemRule rule) {
    return rule == null ? null : complete(Tag.standard(name, rule.info()), rule);
  }

  private static Tag complete(Tag tag, ItemRule rule) {
    return tag.set("contextRef", rule.contextRef())
        .child(ConditionTags.of("condition", rule.condition()));
  }

  private static Tag neutral(ItemRule rule) {
    return rule == null ? null : complete(Tag.ours("completionNeutralRule", rule.info()), rule);
  }

  private static Tag repetition(RepetitionRule repetition) {
    if (repetition == null) {
      return null;
    }
    var event = repetition.repeatOnStandardEvent();
    var tag =
        rule("repetitionRule", repetition.rule())
            .engine("counterVariable", repetition.counterVariable())
            .engineFlag("ignoreCounterVariable", repetition.ignoreCounterVariable(), false)
            .engine("maxInstanceCount", repetition.maxInstanceCount())
            .engine("repeatOnStandardEvent", event == null ? null : event.text())
            .extensions(repetition.aggregations().stream().map(ControlTags::aggregation).toList());
    var collection = repetition.collection();
    return collection == null
        ? tag
        : tag.engine("collectionVariable", collection.collectionVariable())
            .engine("elementVariable", collection.elementVariable())
            .engine("elementIndexVariable", collection.elementIndexVariable());
  }

  private static Tag aggregation(VariableAggregation aggregation) {
    return Tag.ours("variableAggregation")
        .engine("targetVariable", aggregation.targetVariable())
        .engine("targetVariableExpression", aggregation.targetVariableExpression())
        .engineFlag("createOverviewVariable", aggregation.createOverviewVariable(), false)
        .engineFlag("storeAsTransientVariable", aggregation.storeAsTransient(), false)
        .engine("implementationType", aggregation.implementationType())
        .engine("implementation", aggregation.implementation())
        .extensions(
            aggregation.variables().stream()
                .map(
                    variable ->
                        Tag.ours("variable")
                            .engine("source", variable.source())
                            .engine("sourceExpression", variable.sourceExpression())
                            .engine("target", variable.target())
                            .engine("targetExpression", variable.targetExpression()))
                .toList());
  }

  private static Tag parentCompletion(ParentCompletionRule rule) {
    return rule == null
        ? null
        : Tag.ours("parentCompletionRule", rule.info()).engine("type", rule.type().text());
  }

  static Tag reactivation(String name, ReactivationRule rule) {
    return rule == null
        ? null
        : Tag.ours(name)
            .engine("activateCondition", rule.activateCondition())
            .engine("ignoreCondition", rule.ignoreCondition())
            .engine("defaultCondition", rule.defaultCondition());
  }
}
