package io.millrace.common.internal.call;

import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.Map;

/**
 * One side of a call: an element that calls, or the instance that it called.
 *
 * @param access the variables of the unit of work
 * @param node where those of this side live
 * @param scope what an expression sees there
 */
public record CallSide(VariableAccess access, VariableNode node, ExpressionScope scope) {

  /** Returns the instance that it is, or that the element belongs to. */
  public long instanceId() {
    return node.scope().instanceId();
  }

  Object get(String name, boolean local) {
    return local ? access.getLocal(node, name) : access.get(node, name);
  }

  Map<String, Object> all(boolean local) {
    return local ? access.allLocal(node) : access.all(node);
  }
}
