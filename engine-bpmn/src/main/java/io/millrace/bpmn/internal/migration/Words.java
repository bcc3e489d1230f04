package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** How problems name things. */
final class Words {

  private Words() {}

  static String version(CompiledProcess process) {
    return "Version " + process.definition().version() + " of '" + process.model().key() + "'";
  }

  static String subject(ExecutionEntity execution, Node node) {
    return "The "
        + node
        + " (execution '"
        + execution.id()
        + "', process instance '"
        + execution.processInstanceId()
        + "') ";
  }

  static String scope(Node scope) {
    return scope == null ? "the process itself" : "the " + scope;
  }
}
