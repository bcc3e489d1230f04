package io.millrace.bpmn.internal.command;

import io.millrace.common.internal.deployment.DefinitionKind;
import io.millrace.common.internal.scope.ScopeTypes;

/** Process definitions among all definitions. */
public final class ProcessDefinitionKind {

  /** Finds them by their ids. */
  public static final DefinitionKind KIND = new DefinitionKind(ScopeTypes.BPMN, "process");

  private ProcessDefinitionKind() {}
}
