package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;

/**
 * Starts an instance at a timer start event.
 *
 * @param runtime the engine's parts
 */
public record TimerStartJobHandler(BpmnRuntime runtime) implements JobHandler {

  @Override
  public String type() {
    return WaitNames.TIMER_START;
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    var process = runtime.definitions().require(job.scopeDefinitionId(), command);
    InstanceStart.of(process).at(process.node(job.elementId())).run(runtime.in(command));
  }
}
