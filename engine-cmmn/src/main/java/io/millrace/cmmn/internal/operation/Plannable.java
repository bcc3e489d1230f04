package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.expression.ExpressionScope;
import java.util.List;
import java.util.function.Supplier;

/**
 * A discretionary item of a planning table, with the rules of the tables around it. Immutable.
 *
 * <p>Spec: CMMN 1.1 §5.4.9.
 *
 * @param names what it is called
 * @param rules the applicability rules, all of which have to hold
 * @param roles for each table and the item the names and ids of roles one of which the planner must
 *     have; no entry where all may plan
 * @param asksForRoles whether the planner must have them indeed
 * @param nodes what is planned: one plan item, or those of a plan fragment
 */
public record Plannable(
    PlanItemNode.Names names,
    List<Rule> rules,
    List<List<Role>> roles,
    boolean asksForRoles,
    List<PlanItemNode> nodes) {

  /**
   * A role of the case.
   *
   * @param id its id
   * @param name its name, or null
   */
  public record Role(String id, String name) {

    boolean isCalled(String type) {
      return id.equals(type) || type.equals(name);
    }
  }

  /** Copies the lists. */
  public Plannable {
    rules = List.copyOf(rules);
    roles = List.copyOf(roles);
    nodes = List.copyOf(nodes);
  }

  /** Tells whether a change of a variable can change whether it may be planned. */
  public boolean hasConditions() {
    return rules.stream().anyMatch(rule -> rule.condition() != null);
  }

  boolean isApplicable(Supplier<ExpressionScope> scope) {
    return rules.stream().allMatch(rule -> rule.applies(scope));
  }
}
