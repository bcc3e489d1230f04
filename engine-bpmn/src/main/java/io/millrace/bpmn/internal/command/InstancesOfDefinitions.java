package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionInstances;
import io.millrace.common.internal.history.EndedFamilies;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts, ends and forgets the instances of versions.
 *
 * @param lock takes the families' locks
 * @param runtime the engine's parts
 * @param families deletes what history keeps
 */
public record InstancesOfDefinitions(FamilyLock lock, BpmnRuntime runtime, EndedFamilies families)
    implements DefinitionInstances {

  private static final Logger LOG = LoggerFactory.getLogger(InstancesOfDefinitions.class);
  private static final String REASON = "its deployment was deleted";
  private static final String RUNNING =
      " from MR_EXECUTION where PROCESS_DEFINITION_ID_ @in and PARENT_ID_ is null";
  private static final String ENDED =
      "select ID_ from MR_HI_PROCESS_INSTANCE where PROCESS_DEFINITION_ID_ @in order by ID_";

  @Override
  public long running(List<Long> definitionIds, CommandContext context) {
    return new BulkSql(context.session()).number("select count(*)" + RUNNING, definitionIds);
  }

  /** Ends them in the order of their ids, as all others do. */
  @Override
  public void endRoots(List<Long> definitionIds, CommandContext context) {
    endAll(" and ROOT_INSTANCE_ID_ = ID_", definitionIds, context);
  }

  @Override
  public void end(List<Long> definitionIds, CommandContext context) {
    endAll("", definitionIds, context);
  }

  private void endAll(String which, List<Long> definitionIds, CommandContext context) {
    new BulkSql(context.session())
        .ids("select ID_" + RUNNING + which + " order by ID_", definitionIds)
        .forEach(id -> end(id, context));
  }

  private void end(long id, CommandContext context) {
    var known = context.unitOfWork().known(ExecutionEntity.TABLE, id);
    if (known != null && known.isDeleted()) {
      return;
    }
    try {
      new DeleteProcessInstanceCommand(id, new DeletionRequest(REASON), lock, runtime)
          .execute(context);
    } catch (ObjectNotFoundException e) {
      LOG.debug("Process instance {} ended by itself before it was locked", id, e);
    }
  }

  @Override
  public void deleteHistory(List<Long> definitionIds, CommandContext context) {
    new BulkSql(context.session())
        .someAtATime(ENDED, definitionIds, some -> families.delete(ScopeTypes.BPMN, some, context));
  }
}
