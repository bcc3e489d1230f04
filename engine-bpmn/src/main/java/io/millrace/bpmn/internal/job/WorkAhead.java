package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobRemainder;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.internal.variable.Variables;
import java.util.List;

/**
 * Lets asynchronous activities work before their family is locked. Thread-safe.
 *
 * @param runtime the engine's parts
 * @param lock reads the trees
 * @param types the types of variables; who listens to variables hears of them when they are set in
 *     earnest
 * @param releasesConnection whether the connection is given back while the work is done
 */
public record WorkAhead(
    BpmnRuntime runtime, FamilyLock lock, VariableTypes types, boolean releasesConnection) {

  /** Does the work of a job; returns what is left to do, or null if all is. */
  JobRemainder run(JobEntity job, Runnable familyLock, CommandContext command) {
    var process = runtime.definitions().require(job.scopeDefinitionId(), command);
    var node = process.node(job.elementId());
    var work = AheadWork.of(job, node);
    if (work == null) {
      return null;
    }
    var ahead = command.ahead();
    lock.look(ahead, command, job.rootInstanceId(), RootOf.JOB, job.id());
    var variables = new AheadVariables(new Variables(types, List.of()).in(ahead));
    var context = runtime.ahead(ahead, variables);
    var execution = context.tree().find(job.subScopeId());
    if (execution == null) {
      return null;
    }
    if (releasesConnection) {
      command.session().rest();
    }
    return new AheadWork(job, node, work, variables, runtime)
        .run(execution, context, familyLock, command);
  }
}
