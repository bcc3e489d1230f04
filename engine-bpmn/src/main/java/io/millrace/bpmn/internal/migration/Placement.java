package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.migration.ActivityMigrationMapping;
import java.util.ArrayList;
import java.util.List;

/**
 * Where an execution goes on.
 *
 * @param execution the execution
 * @param from its element
 * @param to its element in the new version; for a scope that is taken away what is around it there,
 *     null for the process
 * @param kind how it goes on
 * @param home the execution below which it stands then, unless scopes are put around it
 * @param opened the scopes that are put around it, the outermost first
 * @param others where further tokens begin
 * @param rule what the document says about it; null for nothing
 */
record Placement(
    ExecutionEntity execution,
    Node from,
    Node to,
    Kind kind,
    ExecutionEntity home,
    List<Node> opened,
    List<Node> others,
    ActivityMigrationMapping rule) {

  /** How an execution goes on. */
  enum Kind {
    /** As it is. */
    KEPT,
    /** Its activity is cancelled, and another one begins. */
    MOVED,
    /** It goes, since another one goes on for it. */
    MERGED,
    /** It goes, and what is below it stands below what is around it. */
    LIFTED
  }

  boolean is(Kind which) {
    return kind == which;
  }

  /**
   * Tells whether other tokens may come into it: a sub-process that a job is to begin, or to leave,
   * is no place for them.
   */
  boolean isOpenScope() {
    return kind == Kind.KEPT
        && !execution.isDeleted()
        && execution.isInActivity()
        && execution.isScope()
        && !execution.isActive();
  }

  /** Returns the scopes that are put around a further token, the outermost first. */
  List<Node> openedFor(Node other) {
    var outermost = opened.isEmpty() ? to.scope() : opened.get(0).scope();
    var scopes = new ArrayList<Node>();
    for (var scope = other.scope(); scope != outermost; scope = scope.scope()) {
      scopes.add(0, scope);
    }
    return scopes;
  }

  Placement as(Kind other) {
    return new Placement(execution, from, to, other, home, opened, others, rule);
  }
}
