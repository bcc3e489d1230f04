package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.operation.PlanItemNode;
import io.millrace.cmmn.internal.operation.Plannable;
import io.millrace.cmmn.internal.operation.Rule;
import io.millrace.cmmn.model.ApplicabilityRule;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CaseRole;
import io.millrace.cmmn.model.DiscretionaryItem;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.PlanFragment;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.PlanningTable;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.TableItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Makes the planning tables of a stage and of the human tasks in it ready. What they plan stands in
 * the stage like its plan items, behind them, and is not made with it.
 *
 * <p>Spec: CMMN 1.1 §5.4.9.
 *
 * @param rules parses conditions
 * @param checksRoles whether only those may plan who have the role
 * @param nodes all plan items made so far, by id
 * @param maker makes a plan item of a stage
 */
record PlanningCompiler(
    CaseIndex index,
    RuleCompiler rules,
    boolean checksRoles,
    Map<String, List<PlanItemNode>> nodes,
    BiFunction<PlanItemNode, PlannedElement, PlanItemNode> maker) {

  /** What the tables around an entry say. */
  private record Around(List<Rule> rules, List<List<Plannable.Role>> roles) {

    private static <T> List<T> more(List<T> some, List<T> others) {
      var all = new ArrayList<>(some);
      all.addAll(others);
      return all;
    }

    Around with(List<Rule> moreRules, List<List<Plannable.Role>> moreRoles) {
      return new Around(more(rules, moreRules), more(roles, moreRoles));
    }
  }

  /** Fills the tables of a stage whose plan items are made. */
  void fill(PlanItemNode stage, Stage model) {
    add(stage, stage, model.planningTable());
    for (var i = 0; i < model.planItems().size(); i++) {
      fill(stage, stage.children().get(i), index.definition(model.planItems().get(i)));
    }
  }

  private void fill(PlanItemNode stage, PlanItemNode node, PlanItemDefinition definition) {
    if (definition instanceof HumanTask task) {
      add(stage, node, task.planningTable());
    }
  }

  private void add(PlanItemNode stage, PlanItemNode node, PlanningTable table) {
    if (table != null) {
      add(stage, node, table, new Around(List.of(), List.of()));
    }
  }

  private void add(PlanItemNode stage, PlanItemNode node, PlanningTable table, Around around) {
    var here = around.with(rules(table), roles(table));
    for (var item : table.items()) {
      if (item instanceof PlanningTable inner) {
        add(stage, node, inner, here);
      } else if (item instanceof DiscretionaryItem discretionary) {
        node.plannable().add(plannable(stage, discretionary, here));
      }
    }
  }

  private Plannable plannable(PlanItemNode stage, DiscretionaryItem item, Around around) {
    var here = around.with(rules(item), roles(item));
    var definition = index.definition(item);
    return new Plannable(
        rules.names(item, definition),
        here.rules(),
        here.roles(),
        checksRoles,
        definition instanceof PlanFragment fragment
            ? fragment.planItems().stream().map(inner -> planned(stage, inner)).toList()
            : List.of(planned(stage, item)));
  }

  /** Two tables may plan one item: a human task behind two plan items has its table twice. */
  private PlanItemNode planned(PlanItemNode stage, PlannedElement item) {
    for (var known : nodes.getOrDefault(item.id(), List.of())) {
      if (known.parent() == stage) {
        return known;
      }
    }
    var made = maker.apply(stage, item);
    fill(stage, made, index.definition(item));
    return made;
  }

  private List<Rule> rules(TableItem item) {
    return item.applicabilityRuleRefs().stream()
        .map(id -> rule(index.find(id, ApplicabilityRule.class).orElseThrow()))
        .toList();
  }

  private Rule rule(ApplicabilityRule rule) {
    var condition = rule.condition();
    return new Rule(true, condition == null ? null : rules.condition(condition), rule.contextRef());
  }

  private List<List<Plannable.Role>> roles(TableItem item) {
    var roles =
        item.authorizedRoleRefs().stream()
            .map(id -> index.find(id, CaseRole.class).orElseThrow())
            .map(role -> new Plannable.Role(role.id(), role.name()))
            .toList();
    return roles.isEmpty() ? List.of() : List.of(roles);
  }
}
