package io.millrace.bpmn.internal.command;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.scope.ScopeRef;
import java.util.Map;

/**
 * Lets a job set variables of an execution. Locks nothing. Nobody owns the job, so it is still
 * there when the execution has gone on.
 *
 * @param executionId the execution
 * @param local whether they are set at the execution itself
 * @param values the variables
 * @param jobs creates the job
 * @param changes what changes are made with
 */
public record SetVariablesByJobCommand(
    long executionId, boolean local, Map<String, ?> values, Jobs jobs, InstanceChanges changes)
    implements Command<Void> {

  /** The type of the jobs. */
  public static final String JOB_TYPE = "set-variables";

  /** What stands in the configuration of a job before the id of the execution. */
  public static final String LOCAL = "local:";

  @Override
  public Void execute(CommandContext command) {
    var execution =
        Executions.require(executionId, "set variables of", changes.runtime().in(command));
    var family =
        new ScopeRef(
            execution.scopeRef().type(),
            execution.rootInstanceId(),
            execution.processInstanceId(),
            0,
            execution.processDefinitionId(),
            execution.tenantId(),
            null);
    var job = NewJob.of(family, JOB_TYPE).withConfiguration((local ? LOCAL : "") + execution.id());
    jobs.createMessage(command, job).carry(changes.carried().write(values));
    return null;
  }
}
