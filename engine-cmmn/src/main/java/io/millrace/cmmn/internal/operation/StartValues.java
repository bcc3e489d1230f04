package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.model.VariableChangeType;

/**
 * The variables and case file items that a case has when a job opens it. Nobody in it could hear of
 * them when they were set.
 */
public record StartValues(CmmnContext context, CaseInstanceEntity instance) {

  /** Lets on-parts hear them, as in a case that opens at once. */
  public void areHeard() {
    var graph = context.graph(instance);
    if (graph.caseFile() != null || !graph.watches().isEmpty()) {
      var variables = context.variables();
      variables
          .access()
          .instancesLocal(variables.node(instance))
          .keySet()
          .forEach(variable -> isHeard(variable, graph));
    }
  }

  private void isHeard(String variable, CaseGraph graph) {
    graph
        .watches()
        .changed(
            variable,
            VariableChangeType.CREATE,
            instance,
            node -> Reach.down(instance, node, context),
            context);
    if (graph.caseFile() != null) {
      context.caseFile().created(instance, variable);
    }
  }
}
