package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionTree;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.localization.LocalizedModel;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyRows;
import io.millrace.common.internal.scope.RootOf;
import io.millrace.common.internal.scope.ScopeOwner;
import io.millrace.common.internal.scope.ScopeOwners;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableNode;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Answers the shared layer for rows that belong to executions.
 *
 * @param runtime the engine's parts
 * @param owners all engines on the schema
 */
public record BpmnScopeOwner(BpmnRuntime runtime, ScopeOwners owners) implements ScopeOwner {

  private static final String SMALL_ROOT =
      "(select R.ID_ from MR_EXECUTION R where R.ID_ = @root and R.LARGE_ = false)";

  private static final String TREE_OF_ANY =
      "ROOT_INSTANCE_ID_ = @root and not exists"
          + " (select 1 from MR_EXECUTION R where R.ID_ = @root and R.LARGE_ = true)";

  /** Answers where only what belongs to processes is asked for. */
  public BpmnScopeOwner(BpmnRuntime runtime) {
    this(runtime, new ScopeOwners());
  }

  @Override
  public String scopeType() {
    return ExecutionEntity.SCOPE_TYPE;
  }

  @Override
  public Read<?> lockRoot(RootOf family, long id) {
    return Read.lock(ExecutionEntity.TABLE, family.in("ID_ = @root"), Parameter.of(id));
  }

  /** No database walks through a large family to find that none of it is wanted. */
  @Override
  public String smallRoot(RootOf family) {
    return family.in(SMALL_ROOT);
  }

  @Override
  public String smallRoots(int count, Dialect dialect) {
    return "select R.ID_ as VALUE_ from MR_EXECUTION R"
        + dialect.hint("PRIMARY")
        + " where R.ID_ "
        + dialect.isOneOf(count)
        + " and R.LARGE_ = false";
  }

  /**
   * The whole family, unless its root is marked as too large. Where there are other engines, the
   * root may be theirs, which carries no mark.
   */
  @Override
  public Read<?> readTree(RootOf family, long id) {
    if (isShared()) {
      return Read.where(
              ExecutionEntity.TABLE, family.in(TREE_OF_ANY), Parameter.of(id), Parameter.of(id))
          .via("IX_MR_EXECUTION_ROOT");
    }
    return Read.where(
            ExecutionEntity.TABLE, family.in("ROOT_INSTANCE_ID_ = " + SMALL_ROOT), Parameter.of(id))
        .via("IX_MR_EXECUTION_ROOT");
  }

  @Override
  public Read<?> lockRoots(List<Long> roots, Dialect dialect) {
    return Read.lock(
            ExecutionEntity.TABLE,
            "ID_ " + dialect.isOneOf(roots.size()) + " order by ID_",
            dialect.idList(roots).toArray(Parameter[]::new))
        .via("PRIMARY");
  }

  @Override
  public boolean isRoot(Entity row) {
    return row instanceof ExecutionEntity instance && instance.rootInstanceId() == row.id();
  }

  @Override
  public long familyOf(Entity row) {
    return ((ExecutionEntity) row).rootInstanceId();
  }

  private boolean isShared() {
    return owners.all().size() > 1;
  }

  /** The families may be those of other engines' instances, too. */
  @Override
  public Read<?> readTrees(List<Long> roots, Dialect dialect) {
    var ids = dialect.idList(roots);
    var small = new StringJoiner(" union all ");
    var parameters = new ArrayList<Parameter>();
    for (var owner : owners.all()) {
      small.add(owner.smallRoots(roots.size(), dialect));
      parameters.addAll(ids);
    }
    return Read.ofEach(
        ExecutionEntity.TABLE,
        "ROOT_INSTANCE_ID_",
        "IX_MR_EXECUTION_ROOT",
        small.toString(),
        parameters.toArray(Parameter[]::new));
  }

  @Override
  public void treeRead(CommandContext context, List<? extends Entity> rows) {
    ExecutionTree.of(context).take(rows);
  }

  @Override
  public FamilyRows familyRows(CommandContext context, long rootId) {
    return FamilyRows.of(
        ExecutionTree.of(context).ofOneInstance(rootId),
        () -> TaskEntity.ofFamily(context.unitOfWork(), rootId));
  }

  @Override
  public ScopeRef instance(CommandContext context, long id) {
    var known = context.unitOfWork().known(ExecutionEntity.TABLE, id);
    return known == null || !known.isProcessInstance() ? null : known.scopeRef();
  }

  @Override
  public OwnerEntity element(CommandContext context, long elementId) {
    return ExecutionTree.of(context).find(elementId);
  }

  @Override
  public boolean rests(CommandContext context, long elementId) {
    var execution = ExecutionTree.of(context).find(elementId);
    return execution != null && execution.isSuspended();
  }

  @Override
  public boolean definitionRests(CommandContext context, long definitionId) {
    var version = context.unitOfWork().find(DefinitionEntity.TABLE, definitionId);
    return version != null && version.isSuspended();
  }

  @Override
  public HistoryLevel historyLevel(CommandContext context, long definitionId) {
    var own = runtime.definitions().require(definitionId, context).definition().historyLevel();
    return own == null ? runtime.historyLevel() : HistoryLevel.values()[own];
  }

  @Override
  public LocalizedModel localized(CommandContext context, long definitionId) {
    var version = runtime.definitions().find(definitionId, context);
    return version == null ? LocalizedModel.NONE : version.model()::localizations;
  }

  @Override
  public VariableNode variables(CommandContext context, long elementId) {
    var bpmn = runtime.in(context);
    return bpmn.variables().node(bpmn.tree().find(elementId));
  }

  @Override
  public void taskCompleted(CommandContext context, TaskEntity task, String completedBy) {
    var bpmn = runtime.in(context);
    var execution = bpmn.tree().find(task.subScopeId());
    bpmn.history().taskCompleted(execution, task, completedBy);
    bpmn.node(execution).inner().taskCompleted(execution, completedBy, bpmn);
    bpmn.trigger(execution);
  }

  @Override
  public boolean hearsOpenTasks(CommandContext context, long definitionId) {
    return runtime.definitions().require(definitionId, context).hearsOpenTasks();
  }

  /**
   * An error or exception that a listener throws is caught at once, which ends the task. When the
   * task goes already, it leaves the step that lets it go.
   */
  @Override
  public void taskEvent(CommandContext context, TaskEntity task, String event) {
    var bpmn = runtime.in(context);
    var process = bpmn.process(task.scopeDefinitionId());
    var listeners = process.node(task.taskDefinitionKey()).taskListeners();
    if (!listeners.hear(event) || bpmn.skips().customListeners()) {
      return;
    }
    if (TaskListener.EVENTNAME_DELETE.equals(event)) {
      listeners.tell(event, task, bpmn, call -> bpmn.tell(() -> tellOfDeletion(call, task, bpmn)));
      return;
    }
    try {
      listeners.tell(event, task, bpmn);
    } catch (RuntimeException thrown) {
      new ErrorPropagation(bpmn).propagateAtOnce(thrown, bpmn.tree().find(task.subScopeId()));
    }
  }

  private static void tellOfDeletion(Runnable call, TaskEntity task, BpmnContext bpmn) {
    bpmn.modelListeners()
        .call(
            call,
            () ->
                "a task listener of the event 'delete' at '"
                    + task.taskDefinitionKey()
                    + "' (process instance '"
                    + task.scopeId()
                    + "')");
  }
}
