package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.ItemRules;
import io.millrace.cmmn.internal.operation.PlanItemNode;
import io.millrace.cmmn.internal.operation.ReactivationFate;
import io.millrace.cmmn.internal.operation.Repetition;
import io.millrace.cmmn.internal.operation.Rule;
import io.millrace.cmmn.model.Condition;
import io.millrace.cmmn.model.ItemControl;
import io.millrace.cmmn.model.ItemRule;
import io.millrace.cmmn.model.ParentCompletionType;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.ReactivationRule;
import io.millrace.cmmn.model.RepetitionCollection;
import io.millrace.cmmn.model.RepetitionRule;
import io.millrace.cmmn.model.VariableAggregation;
import io.millrace.common.internal.aggregation.Aggregation;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.script.Scripts;
import java.util.function.Function;

/**
 * Parses the rules about plan items. Thread-safe.
 *
 * @param expressions parses expressions
 * @param scripts reads scripts
 */
record RuleCompiler(Expressions expressions, Scripts scripts) {

  private static final String UNLIMITED = "unlimited";

  /**
   * Compiles the rules of a plan item.
   *
   * @param aggregations makes ready what its instances leave behind
   */
  ItemRules compile(ItemControl control, Function<VariableAggregation, Aggregation> aggregations) {
    return new ItemRules(
        rule(control.requiredRule()),
        rule(control.manualActivationRule()),
        rule(control.completionNeutralRule()),
        control.parentCompletionRule() == null
            ? ParentCompletionType.DEFAULT
            : control.parentCompletionRule().type(),
        control.repetitionRule() == null
            ? null
            : repetition(control.repetitionRule(), aggregations));
  }

  /** Returns what an item is called: as it says itself, else as its definition does. */
  PlanItemNode.Names names(PlannedElement item, PlanItemDefinition definition) {
    var name = item.name() == null ? definition.name() : item.name();
    return new PlanItemNode.Names(
        item.id(),
        definition.id(),
        name == null ? null : expressions.parse(name),
        ItemTypes.of(definition));
  }

  private Rule rule(ItemRule rule) {
    if (rule == null) {
      return Rule.NONE;
    }
    return new Rule(
        true, rule.condition() == null ? null : condition(rule.condition()), rule.contextRef());
  }

  /** Compiles a rule about reactivation; null for none. */
  ReactivationFate reactivation(ReactivationRule rule) {
    if (rule == null) {
      return null;
    }
    return new ReactivationFate(
        rule.activateCondition() == null ? null : condition(rule.activateCondition()),
        rule.ignoreCondition() == null ? null : condition(rule.ignoreCondition()));
  }

  Expression condition(Condition condition) {
    return condition.script()
        ? scripts.compileDeployed(condition.language(), condition.text())
        : condition(condition.text());
  }

  /** The words of the standard's own examples are no expressions of ours. */
  Expression condition(String text) {
    var word = text.strip();
    return expressions.parse(
        word.equals("true") || word.equals("false") ? "${" + word + "}" : text);
  }

  private Repetition repetition(
      RepetitionRule model, Function<VariableAggregation, Aggregation> aggregations) {
    var counter = model.counterVariable() == null ? Repetition.COUNTER : model.counterVariable();
    var repeatOn = model.repeatOnStandardEvent();
    return new Repetition(
        model.rule() == null ? new Rule(true, null, null) : rule(model.rule()),
        model.ignoreCounterVariable() ? null : counter,
        limit(model.maxInstanceCount()),
        model.collection() == null ? null : over(model.collection()),
        repeatOn == null ? null : Transition.of(repeatOn.text()),
        model.aggregations().stream().map(aggregations).toList());
  }

  private static int limit(String text) {
    return text == null || text.equals(UNLIMITED) ? Integer.MAX_VALUE : Integer.parseInt(text);
  }

  private Repetition.Over over(RepetitionCollection model) {
    var source = expressions.parse(model.collectionVariable());
    return new Repetition.Over(
        source, source.isLiteral(), model.elementVariable(), model.elementIndexVariable());
  }
}
