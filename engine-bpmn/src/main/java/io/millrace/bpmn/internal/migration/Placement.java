package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.migration.ActivityMigrationMapping;
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

  Placement as(Kind other) {
    return new Placement(execution, from, to, other, home, opened, others, rule);
  }
}
