package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.internal.scope.ScopeOwner;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.test.engine.InstanceEntity;
import java.util.List;

/** The test engine's instances as owners of jobs. */
final class InstanceOwner implements ScopeOwner {

  static final String TYPE = "test";

  @Override
  public String scopeType() {
    return TYPE;
  }

  @Override
  public Read<?> lockRoot(RootOf family, long id) {
    return Read.lock(InstanceEntity.TABLE, "ID_ = " + family.sql(), Parameter.of(id));
  }

  @Override
  public Read<?> readTree(RootOf family, long id) {
    return Read.where(
        InstanceEntity.TABLE, "ROOT_INSTANCE_ID_ = " + family.sql(), Parameter.of(id));
  }

  @Override
  public void treeRead(CommandContext context, List<? extends Entity> rows) {
    // the unit of work knows them
  }

  @Override
  public OwnerEntity element(CommandContext context, long elementId) {
    return context.unitOfWork().find(InstanceEntity.TABLE, elementId);
  }

  @Override
  public VariableNode variables(CommandContext context, long elementId) {
    throw new UnsupportedOperationException("The test engine has no variables.");
  }

  @Override
  public void taskCompleted(CommandContext context, TaskEntity task) {
    throw new UnsupportedOperationException("The test engine has no tasks.");
  }

  @Override
  public void taskEvent(CommandContext context, TaskEntity task, String event) {
    throw new UnsupportedOperationException("The test engine has no tasks.");
  }
}
