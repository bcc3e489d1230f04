package io.millrace.cmmn.internal.command;

import io.millrace.common.internal.deployment.DefinitionKind;
import io.millrace.common.internal.scope.ScopeTypes;

/** Case definitions among all definitions. */
public final class CaseDefinitionKind {

  /** Finds them by their ids. */
  public static final DefinitionKind KIND = new DefinitionKind(ScopeTypes.CMMN, "case");

  private CaseDefinitionKind() {}
}
