package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CaseGraph;
import io.millrace.cmmn.internal.operation.ItemRules;
import io.millrace.cmmn.internal.operation.PlanItemNode;
import io.millrace.cmmn.internal.operation.Rule;
import io.millrace.cmmn.internal.sentry.CompiledCriterion;
import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.ParentCompletionType;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.StageDisplay;
import io.millrace.cmmn.model.TriggerMode;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.script.Scripts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes a case ready to run: each plan item with its definition, behavior, rules and criteria, and
 * at each the on-parts that watch it. Thread-safe.
 *
 * @param expressions parses expressions
 * @param scripts reads scripts
 * @param behaviors gives definitions their behavior
 */
public record CaseCompiler(Expressions expressions, Scripts scripts, BehaviorCompiler behaviors) {

  private static final ItemRules NO_RULES =
      new ItemRules(Rule.NONE, Rule.NONE, Rule.NONE, ParentCompletionType.DEFAULT, null);

  /** Makes a version of a case ready to run. */
  CaseGraph compile(DefinitionEntity definition, Case model) {
    return new Compilation(CaseIndex.of(model), new LinkedHashMap<>()).run(definition);
  }

  private final class Compilation {

    private final CaseIndex index;
    private final Map<String, PlanItemNode> nodes;
    private final RuleCompiler rules = new RuleCompiler(expressions, scripts);
    private boolean hasConditions;

    Compilation(CaseIndex index, Map<String, PlanItemNode> nodes) {
      this.index = index;
      this.nodes = nodes;
    }

    CaseGraph run(DefinitionEntity definition) {
      var model = index.indexedCase();
      var stage = model.planModel();
      var names = new PlanItemNode.Names(stage.id(), stage.id(), null, ItemTypes.of(stage));
      var planModel = new PlanItemNode(names, null);
      planModel.behave(behaviors.of(stage), NO_RULES);
      fill(planModel, stage);
      link(planModel, List.of(), stage.exitCriteria());
      linkItems(stage);
      return new CaseGraph(definition, model, planModel, Map.copyOf(nodes), hasConditions);
    }

    private void fill(PlanItemNode node, Stage stage) {
      var condition = stage.stage().autoCompleteCondition();
      hasConditions |= condition != null;
      node.completes(
          new PlanItemNode.Completion(
              stage.stage().autoComplete(), condition == null ? null : rules.condition(condition)));
      node.leadsTo(status(stage.stage().display()));
      stage.planItems().forEach(item -> add(node, item));
    }

    private void add(PlanItemNode parent, PlanItem item) {
      var definition = index.definition(item);
      var name = item.name() == null ? definition.name() : item.name();
      var names =
          new PlanItemNode.Names(
              item.id(),
              definition.id(),
              name == null ? null : expressions.parse(name),
              ItemTypes.of(definition));
      var node = new PlanItemNode(names, parent);
      var compiled = rules.compile(index.control(item));
      var itemRules = definition instanceof CasePageTask ? compiled.neverKeepingOpen() : compiled;
      hasConditions |= itemRules.neutral().condition() != null;
      node.behave(behaviors.of(definition), itemRules);
      parent.children().add(node);
      nodes.put(item.id(), node);
      if (definition instanceof Stage stage) {
        fill(node, stage);
      } else if (definition instanceof Milestone milestone) {
        node.leadsTo(status(milestone.display()));
      } else if (definition instanceof EventListener listener) {
        var available = listener.availableCondition();
        hasConditions |= available != null;
        node.availableWhen(available == null ? null : rules.condition(available));
      }
    }

    private Expression status(StageDisplay display) {
      var text = display.businessStatus();
      return text == null ? null : expressions.parse(text);
    }

    private void linkItems(Stage stage) {
      for (var item : stage.planItems()) {
        link(nodes.get(item.id()), item.entryCriteria(), item.exitCriteria());
        if (index.definition(item) instanceof Stage inner) {
          linkItems(inner);
        }
      }
    }

    private void link(PlanItemNode node, List<Criterion> entry, List<Criterion> exit) {
      var parts = 0;
      for (var criterion : entry) {
        node.entry().add(compile(criterion, node, parts));
        parts += index.sentry(criterion).onParts().size();
      }
      for (var criterion : exit) {
        node.exit().add(compile(criterion, node, parts));
        parts += index.sentry(criterion).onParts().size();
      }
    }

    private CompiledCriterion compile(Criterion criterion, PlanItemNode node, int firstPart) {
      var sentry = index.sentry(criterion);
      var ifPart = sentry.ifPart();
      hasConditions |= ifPart != null;
      var compiled =
          new CompiledCriterion(
              criterion.id(),
              firstPart,
              sentry.onParts().size(),
              ifPart == null ? null : rules.condition(ifPart.condition()),
              sentry.triggerMode() == TriggerMode.ON_EVENT,
              criterion.exitType(),
              criterion.exitEventType());
      watch(sentry, compiled, node);
      return compiled;
    }

    private void watch(Sentry sentry, CompiledCriterion criterion, PlanItemNode node) {
      for (var i = 0; i < sentry.onParts().size(); i++) {
        var part = (PlanItemOnPart) sentry.onParts().get(i);
        nodes
            .get(part.sourceRef())
            .watchers()
            .add(
                new PlanItemNode.Watcher(
                    node,
                    criterion,
                    criterion.firstPart() + i,
                    Transition.of(part.standardEvent().text()),
                    part.exitCriterionRef()));
      }
    }
  }
}
