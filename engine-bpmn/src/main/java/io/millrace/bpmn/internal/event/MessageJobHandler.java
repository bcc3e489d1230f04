package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;

/**
 * Delivers a message to the execution that was found for it, or to another one if that has gone on.
 *
 * @param messages delivers messages
 * @param runtime the engine's parts
 */
public record MessageJobHandler(Messages messages, BpmnRuntime runtime) implements JobHandler {

  @Override
  public String type() {
    return Messages.JOB_TYPE;
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    messages.deliver(job, runtime.in(command));
  }
}
