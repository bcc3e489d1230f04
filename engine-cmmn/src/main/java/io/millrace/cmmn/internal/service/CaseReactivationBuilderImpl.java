package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.ReactivateCaseCommand;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.operation.ReactivationRequest;
import io.millrace.cmmn.reactivation.CaseReactivationBuilder;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.service.AbstractVariablesBuilder;
import io.millrace.common.internal.service.Check;
import java.util.HashSet;
import java.util.Set;

/** Collects what a reactivation is to be. Not thread-safe. */
final class CaseReactivationBuilderImpl extends AbstractVariablesBuilder<CaseReactivationBuilder>
    implements CaseReactivationBuilder {

  private static final Check CHECK = new Check("CaseReactivationBuilder");

  private final long caseInstanceId;
  private final CommandExecutor commands;
  private final CmmnRuntime runtime;
  private final Set<String> leftOut = new HashSet<>();

  CaseReactivationBuilderImpl(long caseInstanceId, CommandExecutor commands, CmmnRuntime runtime) {
    super(CHECK);
    this.caseInstanceId = caseInstanceId;
    this.commands = commands;
    this.runtime = runtime;
  }

  @Override
  public CaseReactivationBuilder addTerminatedPlanItemInstanceForPlanItemDefinition(
      String planItemDefinitionId) {
    leftOut.add(
        CHECK.text(
            "addTerminatedPlanItemInstanceForPlanItemDefinition",
            "planItemDefinitionId",
            planItemDefinitionId));
    return this;
  }

  @Override
  public CaseInstance reactivate() {
    var request = new ReactivationRequest(variables(), transientVariables(), leftOut);
    return commands.execute(new ReactivateCaseCommand(caseInstanceId, request, runtime)).shown();
  }
}
