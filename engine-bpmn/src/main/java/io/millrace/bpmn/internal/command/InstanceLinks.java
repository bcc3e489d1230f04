package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.involvement.InvolvedInstance;
import io.millrace.common.internal.scope.FamilyLock;

/**
 * Finds the running process instances that identity links are about.
 *
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record InstanceLinks(FamilyLock lock, BpmnRuntime runtime) {

  /** Returns an instance under the lock of its family, to change its links. */
  public LinkOwner locked(long processInstanceId, CommandContext command) {
    lock.acquire(command, ExecutionRoots.EXECUTION, processInstanceId);
    var instance =
        Executions.requireInstance(
            processInstanceId, "change identity links of", runtime.in(command));
    return LinkOwner.instance(instance, instance.scopeRef());
  }

  /** Returns an instance, to read its links. */
  public InvolvedInstance read(long processInstanceId, CommandContext command) {
    return involved(
        Executions.requireInstance(
            processInstanceId, "return identity links of", runtime.in(command)));
  }

  /** Returns what links say of an instance. */
  static InvolvedInstance involved(ExecutionEntity instance) {
    return new InvolvedInstance(instance.scopeRef(), instance.startUserId(), instance.startTime());
  }
}
