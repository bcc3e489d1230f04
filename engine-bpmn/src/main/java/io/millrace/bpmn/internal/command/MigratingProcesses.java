package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.InstanceSuspension;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionKind;
import io.millrace.common.internal.migration.MigratingInstances;
import io.millrace.common.internal.migration.MigrationOperation;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.task.TaskAssignment;
import java.util.List;

/**
 * The running process instances, as those see them who give them another version.
 *
 * @param lock takes the families' locks
 * @param runtime the engine's parts
 * @param assignment assigns tasks
 * @param code runs what a migration calls of the application
 */
public record MigratingProcesses(
    FamilyLock lock, BpmnRuntime runtime, TaskAssignment assignment, UpgradeCode code)
    implements MigratingInstances {

  private static final String RUNNING =
      "select ID_ from MR_EXECUTION where PROCESS_DEFINITION_ID_ @in and PARENT_ID_ is null order by"
          + " ID_";

  /** Returns what migrates running instances by batches. */
  public MigrationOperation operation() {
    return new MigrationOperation(
        "processMigration",
        this,
        (document, target) ->
            new ProcessMigrationRequest(
                ProcessInstanceMigrationDocument.fromJson(document), target, this));
  }

  /** Returns what moves executions in a unit of work. */
  BpmnContext in(CommandContext command) {
    return runtime.in(command);
  }

  /** Returns a running instance. */
  ExecutionEntity require(long id, CommandContext command) {
    return Executions.requireInstance(id, "migrate", in(command));
  }

  @Override
  public DefinitionKind kind() {
    return ProcessDefinitionKind.KIND;
  }

  @Override
  public List<Long> running(long definitionId, CommandContext context) {
    return new BulkSql(context.session()).ids(RUNNING, List.of(definitionId));
  }

  @Override
  public void lock(long id, CommandContext context) {
    lock.acquire(context, ExecutionRoots.EXECUTION, id);
    readWhole(id, context);
  }

  @Override
  public void look(long id, CommandContext context) {
    if (context.unitOfWork().known(ExecutionEntity.TABLE, id) == null) {
      lock.look(context, ExecutionRoots.EXECUTION, id);
    }
    readWhole(id, context);
  }

  private void readWhole(long id, CommandContext context) {
    var execution = in(context).tree().find(id);
    if (execution != null && in(context).tree().find(execution.rootInstanceId()) != null) {
      InstanceSuspension.readWhole(execution.rootInstanceId(), context);
    }
  }

  @Override
  public long versionOf(long id, CommandContext context) {
    var execution = in(context).tree().find(id);
    return execution == null || !execution.isProcessInstance()
        ? 0
        : execution.processDefinitionId();
  }

  @Override
  public ObjectNotFoundException gone(long id) {
    return Executions.noInstance(id, "migrate");
  }
}
