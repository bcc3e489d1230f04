package io.millrace.bpmn.internal.operation;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.common.internal.call.CallPartners;
import io.millrace.common.internal.call.CalledVersions;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.variable.VariableAccess;

/**
 * The parts of a BPMN engine that operations and behaviors work with. Immutable and thread-safe;
 * one per engine.
 *
 * @param definitions the compiled processes
 * @param called finds what call activities call
 * @param continuations cuts execution into jobs
 * @param events lets executions wait for events
 * @param disposal ends executions with all they own
 * @param scopes gives executions their variables
 * @param eventBus tells the application's event listeners
 * @param identity knows the current user
 * @param historyLevel how much is kept of an instance whose definition does not say
 * @param limits what guards the engine
 * @param partners the engines that can be called
 */
public record BpmnRuntime(
    Definitions definitions,
    CalledVersions<CompiledProcess> called,
    Continuations continuations,
    Events events,
    Disposal disposal,
    ExecutionScopes scopes,
    EventBus eventBus,
    IdentityProvider identity,
    HistoryLevel historyLevel,
    Limits limits,
    CallPartners partners) {

  /** Returns the context of a unit of work. */
  public BpmnContext in(CommandContext command) {
    return command.attachment(BpmnContext.class, c -> new BpmnContext(c, this));
  }

  /** Returns the context of work that is done before its family is locked. */
  public BpmnContext ahead(CommandContext ahead, VariableAccess variables) {
    return new BpmnContext(ahead, this, variables);
  }

  /**
   * What guards the engine.
   *
   * @param steps how many elements may be entered in one unit of work
   * @param callDepth how deep instances may call one another
   * @param loopInstances how many instances a multi-instance activity may have
   */
  public record Limits(int steps, int callDepth, int loopInstances) {

    /** What is set if nothing else is. */
    public static final Limits DEFAULT = new Limits(100_000, 100, 100_000);
  }
}
