package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.InstanceStart;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.internal.calendar.RetryCycle;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;
import io.millrace.common.internal.job.JobRestsException;
import java.time.Instant;
import java.time.ZoneId;

/**
 * Starts an instance at a timer start event.
 *
 * @param runtime the engine's parts
 * @param times when jobs are tried again, and timers are due again
 */
public record TimerStartJobHandler(BpmnRuntime runtime, ModelTimes times) implements JobHandler {

  @Override
  public String type() {
    return WaitNames.TIMER_START;
  }

  @Override
  public RetryCycle retryCycle(JobEntity job, CommandContext command) {
    return times.retries().of(job, command);
  }

  @Override
  public Instant nextDue(JobEntity timer, Instant due, ZoneId zone, CommandContext command) {
    return times.calendar().nextDue(timer.payload(), timer.repeat(), due);
  }

  /**
   * Where this node has it that the version is suspended, the database is asked: another node may
   * have activated it a moment ago.
   */
  @Override
  public void execute(JobEntity job, CommandContext command) {
    var id = job.scopeDefinitionId();
    if (runtime.definitions().isSuspended(id, command) && isStoredAsSuspended(id, command)) {
      throw new JobRestsException(job);
    }
    var process = runtime.definitions().require(job.scopeDefinitionId(), command);
    InstanceStart.of(process).at(process.node(job.elementId())).run(runtime.in(command));
  }

  private static boolean isStoredAsSuspended(long definitionId, CommandContext command) {
    var version = command.unitOfWork().find(DefinitionEntity.TABLE, definitionId);
    return version != null && version.isSuspended();
  }
}
