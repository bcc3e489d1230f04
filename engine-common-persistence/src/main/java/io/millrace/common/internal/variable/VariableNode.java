package io.millrace.common.internal.variable;

import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.scope.ScopeRef;
import java.util.ArrayDeque;

/**
 * A place where variables live: an execution, a plan item or a task. A variable that is not here is
 * looked for in the parent.
 *
 * @param owner the row that counts these variables
 * @param scope the instance and element they belong to
 * @param taskId the task they are local to; 0 for those of an execution or plan item
 * @param parent where to look next; null at the top
 * @param kept which variables stay here when they are set here or below
 */
public record VariableNode(
    OwnerEntity owner, ScopeRef scope, long taskId, VariableNode parent, KeptVariables kept) {

  /** Creates a node whose variables are set where they are, or else at the top. */
  public VariableNode(OwnerEntity owner, ScopeRef scope, long taskId, VariableNode parent) {
    this(owner, scope, taskId, parent, KeptVariables.NONE);
  }

  /** Tells whether a variable cannot be set above when it is set here or below. */
  public boolean keeps(String name) {
    return parent == null || kept.keeps(name);
  }

  /** Returns where a variable is set that is nowhere yet; may be this node. */
  VariableNode keeper(String name) {
    var node = this;
    while (!node.keeps(name)) {
      node = node.parent();
    }
    return node;
  }

  /** Returns this node and all above it, the top first. */
  Iterable<VariableNode> topFirst() {
    var nodes = new ArrayDeque<VariableNode>();
    for (var node = this; node != null; node = node.parent()) {
      nodes.push(node);
    }
    return nodes;
  }
}
