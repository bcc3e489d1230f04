package io.millrace.common.internal.variable;

/** The variables that are seen from a node, inside the command that asks for them. */
public final class NodeScope extends NodeVariableScope {

  private final VariableAccess access;
  private final VariableNode node;

  /** Creates the view of a node. */
  public NodeScope(VariableAccess access, VariableNode node) {
    this.access = access;
    this.node = node;
  }

  @Override
  protected VariableAccess access() {
    return access;
  }

  @Override
  protected VariableNode node() {
    return node;
  }
}
