package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.task.TaskEntity;

/**
 * The task that an execution waits for has waited for a time: a listener is called, and the task
 * stays open.
 *
 * @param timeout the listener
 */
public record TaskTimesOut(BpmnContext context, ExecutionEntity execution, TaskTimeout timeout)
    implements TokenOperation {

  @Override
  public void move() {
    var read =
        context
            .unitOfWork()
            .fetch(
                Read.lock(TaskEntity.TABLE, "SUB_SCOPE_ID_ = ?", Parameter.of(execution.id()))
                    .via("IX_MR_TASK_SUB_SCOPE"));
    for (var task : read) {
      if (!task.isDeleted()) {
        timeout.call().notify(task, TaskListener.EVENTNAME_TIMEOUT, context);
      }
    }
  }
}
