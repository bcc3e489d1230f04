package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.persistence.PlanItemTree;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.localization.LocalizedModel;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyRows;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.internal.scope.ScopeOwner;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableNode;
import java.util.List;

/**
 * Answers the shared layer for rows that belong to cases and their plan items.
 *
 * @param runtime the engine's parts
 * @param called knows in which families it is worth looking for called cases in the trip in
 */
public record CmmnScopeOwner(CmmnRuntime runtime, CalledCases called) implements ScopeOwner {

  private static final String CALLED_CASES =
      "ID_ in (select P.CASE_INSTANCE_ID_ from MR_PLAN_ITEM P where P.ROOT_INSTANCE_ID_ = @root"
          + " and P.CASE_INSTANCE_ID_ <> P.ROOT_INSTANCE_ID_)";

  @Override
  public String scopeType() {
    return ScopeTypes.CMMN;
  }

  @Override
  public Read<?> lockRoot(RootOf family, long id) {
    return Read.lock(CaseInstanceEntity.TABLE, family.in("ID_ = @root"), Parameter.of(id));
  }

  @Override
  public String smallRoot(RootOf family) {
    return family.in("(select R.ID_ from MR_CASE_INSTANCE R where R.ID_ = @root)");
  }

  @Override
  public String smallRoots(int count, Dialect dialect) {
    return "select R.ID_ as VALUE_ from MR_CASE_INSTANCE R"
        + dialect.hint("PRIMARY")
        + " where R.ID_ "
        + dialect.isOneOf(count);
  }

  @Override
  public boolean readsAllWhole() {
    return true;
  }

  @Override
  public Read<?> readTree(RootOf family, long id) {
    return Read.where(
            PlanItemEntity.TABLE, family.in("ROOT_INSTANCE_ID_ = @root"), Parameter.of(id))
        .via(PlanItemTree.ROOT_INDEX);
  }

  @Override
  public List<Read<?>> besideTree(RootOf family, long id) {
    return called.mayBeBehind(id)
        ? List.of(Read.where(CaseInstanceEntity.TABLE, family.in(CALLED_CASES), Parameter.of(id)))
        : List.of();
  }

  @Override
  public Read<?> lockRoots(List<Long> roots, Dialect dialect) {
    return Read.lock(
            CaseInstanceEntity.TABLE,
            "ID_ " + dialect.isOneOf(roots.size()) + " order by ID_",
            dialect.idList(roots).toArray(Parameter[]::new))
        .via("PRIMARY");
  }

  @Override
  public boolean isRoot(Entity row) {
    return row instanceof CaseInstanceEntity instance && instance.rootInstanceId() == row.id();
  }

  @Override
  public long familyOf(Entity row) {
    return ((PlanItemEntity) row).rootInstanceId();
  }

  @Override
  public Read<?> readTrees(List<Long> roots, Dialect dialect) {
    return Read.where(
            PlanItemEntity.TABLE,
            "ROOT_INSTANCE_ID_ " + dialect.isOneOf(roots.size()),
            dialect.idList(roots).toArray(Parameter[]::new))
        .via(PlanItemTree.ROOT_INDEX);
  }

  @Override
  @SuppressWarnings("unchecked")
  public void treeRead(CommandContext context, List<? extends Entity> rows) {
    var items = (List<PlanItemEntity>) rows;
    if (items.stream().anyMatch(item -> item.caseInstanceId() != item.rootInstanceId())) {
      called.note(context);
    }
    PlanItemTree.of(context).read(items);
  }

  @Override
  public FamilyRows familyRows(CommandContext context, long rootId) {
    return FamilyRows.of(
        PlanItemTree.of(context).ofOneInstance(rootId),
        () -> TaskEntity.ofFamily(context.unitOfWork(), rootId));
  }

  @Override
  public ScopeRef instance(CommandContext context, long id) {
    var known = context.unitOfWork().known(CaseInstanceEntity.TABLE, id);
    return known == null ? null : known.scopeRef();
  }

  @Override
  public OwnerEntity element(CommandContext context, long elementId) {
    var instance = context.unitOfWork().known(CaseInstanceEntity.TABLE, elementId);
    if (instance != null) {
      return instance;
    }
    var item = context.unitOfWork().find(PlanItemEntity.TABLE, elementId);
    return item != null ? item : context.unitOfWork().find(CaseInstanceEntity.TABLE, elementId);
  }

  @Override
  public boolean rests(CommandContext context, long elementId) {
    var element = element(context, elementId);
    var state =
        element instanceof PlanItemEntity item
            ? item.state()
            : element instanceof CaseInstanceEntity instance ? instance.state() : null;
    return ItemState.SUSPENDED.text().equals(state);
  }

  @Override
  public HistoryLevel historyLevel(CommandContext context, long definitionId) {
    var own = runtime.graphs().require(definitionId, context).definition().historyLevel();
    return own == null ? runtime.historyLevel() : HistoryLevel.values()[own];
  }

  @Override
  public LocalizedModel localized(CommandContext context, long definitionId) {
    var version = runtime.graphs().find(definitionId, context);
    return version == null ? LocalizedModel.NONE : version.texts();
  }

  @Override
  public VariableNode variables(CommandContext context, long elementId) {
    var variables = runtime.in(context).variables();
    return element(context, elementId) instanceof PlanItemEntity item
        ? variables.node(item)
        : variables.node((CaseInstanceEntity) element(context, elementId));
  }

  @Override
  public void taskCompleted(CommandContext command, TaskEntity task, String completedBy) {
    var context = runtime.in(command);
    var item = context.tree().find(task.subScopeId());
    context.node(item).behavior().taskCompleted(item, task, completedBy, context);
  }

  /** Whoever claims or completes a task performs it. */
  private static boolean isPerformed(TaskEntity task, String event) {
    return TaskListener.EVENTNAME_COMPLETE.equals(event)
        || TaskListener.EVENTNAME_ASSIGNMENT.equals(event)
            && task.assignee() != null
            && task.assignee().equals(task.claimedBy());
  }

  @Override
  public boolean hearsOpenTasks(CommandContext context, long definitionId) {
    return runtime.graphs().require(definitionId, context).hearsOpenTasks();
  }

  /**
   * A fault that a listener throws lets the plan item fail, which ends the task. When the task goes
   * already, it leaves the step that lets it go.
   */
  @Override
  public void taskEvent(CommandContext command, TaskEntity task, String event) {
    var context = runtime.in(command);
    var graph = runtime.graphs().require(task.scopeDefinitionId(), command);
    if (!graph.watchesTasks()) {
      return;
    }
    var item = context.tree().find(task.subScopeId());
    var node = context.node(item);
    if (isPerformed(task, event)) {
      node.performers().check(item, context);
    }
    try {
      node.listeners().tasks().tell(event, task, context);
    } catch (CmmnFault fault) {
      if (TaskListener.EVENTNAME_DELETE.equals(event)) {
        throw fault;
      }
      runtime.tasks().end().cancel(command, List.of(item), "a task listener threw a fault");
      ItemFault.raise(item, fault, context);
    }
  }
}
