package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.List;

/**
 * What executions of a process instance wait for.
 *
 * @param processInstanceId the process instance
 * @param type the type of the event
 * @param name its name
 */
record AwaitedInInstance(long processInstanceId, String type, String name) {

  /** Locks the family and returns who waits, the oldest first, in one trip. */
  List<EventSubscriptionEntity> locked(FamilyLock lock, CommandContext command) {
    command.unitOfWork().flush();
    var waiting =
        Read.where(
            EventSubscriptionEntity.TABLE,
            "SCOPE_ID_ = ? and EVENT_TYPE_ = ? and EVENT_NAME_ = ? order by ID_",
            Parameter.of(processInstanceId),
            Parameter.of(type),
            Parameter.of(name));
    var found = lock.acquire(command, ExecutionRoots.EXECUTION, processInstanceId, waiting).get(0);
    return found.stream().map(EventSubscriptionEntity.class::cast).toList();
  }
}
