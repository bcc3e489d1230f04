package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.modification.Instruction;
import io.millrace.common.internal.listener.SkipOptions;
import java.util.List;

/**
 * How instances that have ended are to be started again.
 *
 * @param definitionId the version that they ran, and run again
 * @param starts where they begin
 * @param initialVariables whether they have the variables of their start, not those of their end
 * @param withoutBusinessKey whether they have none
 * @param skips what is left out meanwhile
 */
public record RestartRequest(
    long definitionId,
    List<Instruction.Start> starts,
    boolean initialVariables,
    boolean withoutBusinessKey,
    SkipOptions skips) {}
