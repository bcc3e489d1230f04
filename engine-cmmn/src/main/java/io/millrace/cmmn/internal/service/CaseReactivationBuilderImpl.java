package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.internal.command.ReactivateCaseCommand;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.operation.ReactivationRequest;
import io.millrace.cmmn.reactivation.CaseReactivationBuilder;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.service.Check;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Collects what a reactivation is to be. Not thread-safe. */
final class CaseReactivationBuilderImpl implements CaseReactivationBuilder {

  private static final Check CHECK = new Check("CaseReactivationBuilder");

  private final long caseInstanceId;
  private final CommandExecutor commands;
  private final CmmnRuntime runtime;
  private final Set<String> leftOut = new HashSet<>();
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private final Map<String, Object> transientVariables = new LinkedHashMap<>();

  CaseReactivationBuilderImpl(long caseInstanceId, CommandExecutor commands, CmmnRuntime runtime) {
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
  public CaseReactivationBuilder variable(String name, Object value) {
    variables.put(CHECK.text("variable", "name", name), value);
    return this;
  }

  @Override
  public CaseReactivationBuilder variables(Map<String, Object> variables) {
    this.variables.putAll(CHECK.variables("variables", variables));
    return this;
  }

  @Override
  public CaseReactivationBuilder transientVariable(String name, Object value) {
    transientVariables.put(CHECK.text("transientVariable", "name", name), value);
    return this;
  }

  @Override
  public CaseReactivationBuilder transientVariables(Map<String, Object> variables) {
    transientVariables.putAll(CHECK.variables("transientVariables", variables));
    return this;
  }

  @Override
  public CaseInstance reactivate() {
    var request = new ReactivationRequest(variables, transientVariables, leftOut);
    return commands.execute(new ReactivateCaseCommand(caseInstanceId, request, runtime)).shown();
  }
}
