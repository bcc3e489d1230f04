package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.subscription.Subscriptions;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.internal.variable.VariablesAhead;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Locks the family of an execution, and reads in the same trip what the call is going to need. An
 * execution that the unit of work knows already is not read about again, since it may hold changes
 * that are not in the database yet. Stateless.
 *
 * @param lock takes the family's lock
 */
record ExecutionLock(FamilyLock lock) {

  /** Locks a family and reads the variables of the execution and of its process instance. */
  void withVariables(long executionId, CommandContext command) {
    acquire(executionId, true, false, command);
  }

  /** Locks a family; reads the variables if there are some to set. */
  void toSet(Map<String, ?> variables, long executionId, CommandContext command) {
    acquire(executionId, !variables.isEmpty(), false, command);
  }

  /**
   * Locks a family, and reads what the execution waits for: events and the tasks that an event may
   * cancel; the variables too if there are some to set. The tasks are not locked, since most events
   * cancel none, and somebody who has claimed one may wait for the family; a task that was changed
   * before it is deleted is a conflict.
   */
  void toDeliver(Map<String, ?> variables, long executionId, CommandContext command) {
    acquire(executionId, !variables.isEmpty(), true, command);
  }

  /** Returns the read of the variables of an execution and of its process instance. */
  static Read<VariableEntity> variablesOf(long executionId) {
    return Read.where(
        VariableEntity.TABLE,
        "SUB_SCOPE_ID_ in (?, (select PROCESS_INSTANCE_ID_ from MR_EXECUTION where ID_ = ?)) and TASK_ID_ = 0",
        Parameter.of(executionId),
        Parameter.of(executionId));
  }

  /** Notes that the variables of an execution and of its process instance are in memory. */
  static void variablesRead(long executionId, CommandContext command) {
    var execution = command.unitOfWork().known(ExecutionEntity.TABLE, executionId);
    if (execution != null) {
      var ahead = VariablesAhead.of(command);
      ahead.read(executionId);
      ahead.read(execution.processInstanceId());
    }
  }

  private void acquire(long id, boolean variables, boolean waits, CommandContext command) {
    if (command.unitOfWork().known(ExecutionEntity.TABLE, id) != null) {
      lock.acquire(command, ExecutionRoots.EXECUTION, id);
      return;
    }
    var more = new ArrayList<Read<?>>();
    if (variables) {
      more.add(variablesOf(id));
    }
    if (waits) {
      more.add(Subscriptions.readOf(List.of(id), command.session().dialect()));
      more.add(Read.where(TaskEntity.TABLE, "SUB_SCOPE_ID_ = ?", Parameter.of(id)));
    }
    lock.acquire(command, ExecutionRoots.EXECUTION, id, more.toArray(Read<?>[]::new));
    if (variables) {
      variablesRead(id, command);
    }
    if (waits) {
      Subscriptions.of(command).wereRead(List.of(id));
    }
  }
}
