package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.VariableName;
import io.millrace.common.internal.persistence.IdMap;
import io.millrace.common.internal.variable.KeptVariables;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.Map;

/**
 * The variables of the executions of a unit of work. Besides the stored ones every execution in a
 * loop sees its counters, see {@link ExecutionEntity#counter}.
 */
public final class ExecutionVariables {

  private final BpmnContext context;
  private final VariableAccess access;
  private IdMap<VariableNode> nodes = new IdMap<>();

  ExecutionVariables(BpmnContext context, VariableAccess access) {
    this.context = context;
    this.access = access;
  }

  /** Returns the stored variables. */
  public VariableAccess access() {
    return access;
  }

  /** Returns where the variables of an execution live, with the way up to its process instance. */
  public VariableNode node(ExecutionEntity execution) {
    var known = nodes.get(execution.id());
    if (known == null) {
      var parent = context.tree().parent(execution);
      known =
          new VariableNode(
              execution,
              execution.scopeRef(),
              0,
              parent == null ? null : node(parent),
              kept(execution, parent));
      nodes.put(execution.id(), known);
    }
    return known;
  }

  /** What an instance of a loop keeps to itself; others keep nothing that is not their own. */
  private KeptVariables kept(ExecutionEntity execution, ExecutionEntity parent) {
    var isInstance =
        parent != null && parent.isMultiInstanceRoot() && execution.loopCounter() != null;
    return isInstance && context.node(execution).behavior() instanceof LoopBehavior loop
        ? loop.keptByInstances()
        : KeptVariables.NONE;
  }

  /** Notes that an execution stands below another one than before. */
  void moved(ExecutionEntity execution) {
    nodes.remove(execution.id());
  }

  /** Executions have got another version: where their variables live is found out anew. */
  public void renew() {
    nodes = new IdMap<>();
  }

  /**
   * An execution is gone. A circle that runs in one unit of work would else keep what it knew of
   * each of its tokens.
   */
  void forget(ExecutionEntity execution) {
    var known = nodes.remove(execution.id());
    if (known != null) {
      access.forget(known);
    }
  }

  /** Tells whether an execution sees a variable. */
  public boolean has(ExecutionEntity execution, String name) {
    return access.has(node(execution), name);
  }

  /** Returns the value of a variable as an execution sees it; null if there is none. */
  public Object get(ExecutionEntity execution, String name) {
    return access.get(node(execution), name);
  }

  /** Returns all stored variables that an execution sees. */
  public Map<String, Object> all(ExecutionEntity execution) {
    return access.all(node(execution));
  }

  /** Sets a variable where it is, or else at the process instance or a loop that gathers it. */
  public void set(ExecutionEntity execution, String name, Object value) {
    access.set(node(execution), name, value);
  }

  /** Sets a variable likewise; nothing where no name is given, or nothing comes out as one. */
  public void set(ExecutionEntity execution, VariableName name, Object value) {
    var variable = name == null ? null : name.in(context.scope(execution));
    if (variable != null) {
      set(execution, variable, value);
    }
  }

  /** Sets a variable at the execution itself. */
  public void setLocal(ExecutionEntity execution, String name, Object value) {
    access.setLocal(node(execution), name, value);
  }

  /** Sets a value that lives in this unit of work only. */
  public void setTransient(ExecutionEntity execution, String name, Object value) {
    access.setTransient(node(execution), name, value);
  }
}
