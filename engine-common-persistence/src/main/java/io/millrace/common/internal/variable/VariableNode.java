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
 */
public record VariableNode(OwnerEntity owner, ScopeRef scope, long taskId, VariableNode parent) {

  /** Returns the node at the top, which may be this one. */
  VariableNode top() {
    var node = this;
    while (node.parent() != null) {
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
