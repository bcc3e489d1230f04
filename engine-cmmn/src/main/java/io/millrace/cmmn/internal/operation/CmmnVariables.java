package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.VariableName;
import io.millrace.common.internal.variable.KeptVariables;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.HashMap;
import java.util.Map;

/**
 * The variables of the cases of a unit of work. A plan item sees its own, those of the stages
 * around it, and those of its case.
 */
public final class CmmnVariables {

  private final CmmnContext context;
  private final Map<Long, VariableNode> nodes = new HashMap<>();

  CmmnVariables(CmmnContext context) {
    this.context = context;
  }

  /** Returns the variables of the unit of work. */
  public VariableAccess access() {
    return context.runtime().variables().in(context.command());
  }

  /** Returns where the variables of a case live. */
  public VariableNode node(CaseInstanceEntity instance) {
    return nodes.computeIfAbsent(
        instance.id(), id -> new VariableNode(instance, instance.scopeRef(), 0, null));
  }

  /** Returns where the variables of a plan item live, with the way up to its case. */
  public VariableNode node(PlanItemEntity item) {
    var known = nodes.get(item.id());
    if (known == null) {
      var stage = context.tree().stage(item);
      var parent = stage == null ? node(context.tree().instance(item)) : node(stage);
      context.nameCounter(item);
      known = new VariableNode(item, item.scopeRef(), 0, parent, kept(item));
      nodes.put(item.id(), known);
    }
    return known;
  }

  /**
   * An instance of a plan item whose instances are gathered keeps whatever is set in it, but for
   * items of the case file, which are the case's wherever they are set.
   */
  private KeptVariables kept(PlanItemEntity item) {
    var repetition = context.node(item).repetition();
    if (repetition == null || repetition.aggregations().isEmpty()) {
      return KeptVariables.NONE;
    }
    var instance = context.tree().instance(item);
    return context.graph(instance).caseFile() == null
        ? KeptVariables.ALL
        : name -> !new CaseFileContents(context, instance).hasPlaceFor(name);
  }

  /** Plan items have got another version: where their variables live is found out anew. */
  void renew() {
    nodes.clear();
  }

  /** Returns the value of a variable as a plan item sees it; null if there is none. */
  public Object get(PlanItemEntity item, String name) {
    return access().get(node(item), name);
  }

  /**
   * Sets a variable where a plan item sees it, or else at its case or at the instance of what is
   * gathered.
   */
  public void set(PlanItemEntity item, String name, Object value) {
    access().set(node(item), name, value);
  }

  /** Sets a variable likewise; nothing where no name is given, or nothing comes out as one. */
  public void set(PlanItemEntity item, VariableName name, Object value) {
    var variable = name == null ? null : name.in(context.scope(item));
    if (variable != null) {
      set(item, variable, value);
    }
  }

  /** Sets a variable at a plan item itself. */
  public void setLocal(PlanItemEntity item, String name, Object value) {
    access().setLocal(node(item), name, value);
  }
}
