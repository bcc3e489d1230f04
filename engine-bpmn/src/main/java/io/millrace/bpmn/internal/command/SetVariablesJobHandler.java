package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;
import io.millrace.common.internal.variable.CarriedValues;

/**
 * Sets the variables that a job carries; where the execution is gone, nothing is left to do.
 *
 * @param runtime the engine's parts
 * @param carried reads the variables
 */
record SetVariablesJobHandler(BpmnRuntime runtime, CarriedValues carried) implements JobHandler {

  @Override
  public String type() {
    return SetVariablesByJobCommand.JOB_TYPE;
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    var context = runtime.in(command);
    var configuration = job.handlerConfiguration();
    var local = configuration.startsWith(SetVariablesByJobCommand.LOCAL);
    var id =
        local ? configuration.substring(SetVariablesByJobCommand.LOCAL.length()) : configuration;
    var execution = context.tree().find(Long.parseLong(id));
    if (execution == null) {
      return;
    }
    var scope = runtime.scopes().delegate(execution, context);
    var values = carried.read(job.payload());
    if (local) {
      scope.setVariablesLocal(values);
    } else {
      scope.setVariables(values);
    }
  }
}
