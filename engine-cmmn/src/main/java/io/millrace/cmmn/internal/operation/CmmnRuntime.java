package io.millrace.cmmn.internal.operation;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.call.CallPartners;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.Jobs;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.Variables;

/**
 * The parts of a CMMN engine that operations and behaviors work with. Immutable and thread-safe;
 * one per engine.
 *
 * @param graphs the compiled cases
 * @param tasks the tasks
 * @param jobs the jobs
 * @param variables the variables
 * @param scopes shows cases and plan items to user code
 * @param identity knows the current user
 * @param historyLevel how much is kept of a case whose definition does not say
 * @param mostSteps how many transitions there may be in one unit of work
 * @param partners the engines whose instances plan items can call
 * @param callDepth how deep instances may call one another
 */
public record CmmnRuntime(
    CaseGraphs graphs,
    Tasks tasks,
    Jobs jobs,
    Variables variables,
    CmmnScopes scopes,
    IdentityProvider identity,
    HistoryLevel historyLevel,
    int mostSteps,
    CallPartners partners,
    int callDepth) {

  /** Returns the context of a unit of work. */
  public CmmnContext in(CommandContext command) {
    return command.attachment(CmmnContext.class, c -> new CmmnContext(c, this));
  }
}
