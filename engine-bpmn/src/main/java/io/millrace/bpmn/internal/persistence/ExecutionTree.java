package io.millrace.bpmn.internal.persistence;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.IdMap;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.persistence.UnitOfWork;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The executions of the families a unit of work has locked.
 *
 * <p>A family is fetched whole in the trip that takes its lock, so asking for the parent, the
 * children or the called instance of an execution costs nothing. A family that ever grew past
 * {@value #WHOLE_UP_TO} executions is marked on its root and not fetched; of it only what is asked
 * for is read, and nobody asks for siblings to count them. Whether the children of an execution are
 * all in memory is told by its child count.
 */
public final class ExecutionTree {

  /** How many executions of a family are fetched whole. */
  static final int WHOLE_UP_TO = 200;

  private static final String CHILDREN =
      "ROOT_INSTANCE_ID_ = ? and PROCESS_INSTANCE_ID_ = ? and PARENT_ID_ = ?";

  /** The tokens of a scope that wait at a join. */
  private static final String WAITING = CHILDREN + " and ACTIVITY_ID_ = ? and ACTIVE_ = false";

  /**
   * The tokens of a scope that wait at a join, if it may pass. Asked from what is cheap to what is
   * not, so that most of the branches of a wide fork are told "no" by the first of those that still
   * run: so few of its tokens run that enough can wait, so many wait there, along so many flows.
   */
  private static final String WAITING_TO_PASS =
      WAITING
          + " and (select count(*) from (select ID_ from MR_EXECUTION where "
          + CHILDREN
          + " and ACTIVE_ = true limit ?) RUNNING)"
          + " <= (select CHILD_COUNT_ from MR_EXECUTION where ID_ = ?) - ?"
          + " and (select count(*) from MR_EXECUTION where "
          + WAITING
          + ") >= ? and (select count(distinct INCOMING_FLOW_ID_) from MR_EXECUTION where "
          + WAITING
          + ") >= ?";

  private static final Comparator<ExecutionEntity> BY_ID =
      Comparator.comparingLong(ExecutionEntity::id);

  private final CommandContext context;
  private final UnitOfWork unitOfWork;
  private final IdMap<Set<ExecutionEntity>> children = new IdMap<>();
  private final IdMap<ExecutionEntity> called = new IdMap<>();
  private final IdMap<Integer> sizes = new IdMap<>();
  private final Set<Long> foreignRoots = new HashSet<>();

  private ExecutionTree(CommandContext context) {
    this.context = context;
    this.unitOfWork = context.unitOfWork();
  }

  /** Returns the tree of a unit of work. */
  public static ExecutionTree of(CommandContext context) {
    return context.attachment(ExecutionTree.class, ExecutionTree::new);
  }

  /** Takes executions that were read from the database. */
  public void take(List<? extends Entity> executions) {
    for (var execution : executions) {
      index((ExecutionEntity) execution);
    }
  }

  private void index(ExecutionEntity execution) {
    grow(execution.rootInstanceId(), 1);
    if (execution.parentId() != 0 && !execution.isLeftBehind()) {
      var siblings = children.get(execution.parentId());
      if (siblings == null) {
        siblings = new LinkedHashSet<>(4);
        children.put(execution.parentId(), siblings);
      }
      siblings.add(execution);
    }
    if (execution.superExecutionId() != 0) {
      called.put(execution.superExecutionId(), execution);
    }
  }

  /**
   * Returns the live executions of a family that are in memory, if all of them belong to its root
   * and their counts tell whether there are more; otherwise null.
   */
  public List<ExecutionEntity> ofOneInstance(long rootId) {
    var known = unitOfWork.known(ExecutionEntity.ROOT_INSTANCE, rootId);
    for (var execution : known) {
      if (execution.processInstanceId() != rootId
          || execution.superExecutionId() != 0
          || execution.isLeftBehind()
          || execution.isLarge()) {
        return null;
      }
    }
    return known;
  }

  private void grow(long rootId, int difference) {
    var before = sizes.get(rootId);
    sizes.put(rootId, before == null ? difference : before + difference);
  }

  /** Returns the live execution of an id; null if there is none. */
  public ExecutionEntity find(long id) {
    var known = unitOfWork.known(ExecutionEntity.TABLE, id);
    if (known != null || id == 0) {
      return known;
    }
    var read = unitOfWork.find(ExecutionEntity.TABLE, id);
    if (read != null) {
      index(read);
    }
    return read;
  }

  /** Reads those of some executions that are not in memory, all at once. */
  public void read(Collection<Long> ids) {
    var missing =
        ids.stream().filter(id -> unitOfWork.known(ExecutionEntity.TABLE, id) == null).toList();
    if (!missing.isEmpty()) {
      take(unitOfWork.fetchIn(new ReadIn<>(ExecutionEntity.TABLE, "ID_", missing, null, false)));
    }
  }

  /** Returns the execution above; null for a process instance. */
  public ExecutionEntity parent(ExecutionEntity execution) {
    return find(execution.parentId());
  }

  /** Returns the process instance of an execution. */
  public ExecutionEntity processInstance(ExecutionEntity execution) {
    return execution.isProcessInstance() ? execution : find(execution.processInstanceId());
  }

  /** Returns the live executions right below another one, oldest first. */
  public List<ExecutionEntity> children(ExecutionEntity execution) {
    var known = knownChildren(execution);
    if (known.size() < execution.count(Dependent.CHILD)) {
      take(
          unitOfWork.fetch(
              Read.where(
                  ExecutionEntity.TABLE,
                  "ROOT_INSTANCE_ID_ = ? and PROCESS_INSTANCE_ID_ = ? and PARENT_ID_ = ?",
                  Parameter.of(execution.rootInstanceId()),
                  Parameter.of(execution.processInstanceId()),
                  Parameter.of(execution.id()))));
      known = knownChildren(execution);
    }
    if (known.isEmpty()) {
      return List.of();
    }
    var copy = new ArrayList<>(known);
    if (copy.size() > 1) {
      copy.sort(BY_ID);
    }
    return copy;
  }

  /**
   * Returns the tokens that wait at a join, oldest first. Where not all of its scope is in memory
   * they are read only if the join may pass; otherwise those in memory are returned, which come
   * along too few flows as well.
   *
   * @param scope the execution of the scope
   * @param joinId the id of the join
   * @param flows along how many flows tokens must have come for the join to pass
   */
  public List<ExecutionEntity> waitingAt(ExecutionEntity scope, String joinId, int flows) {
    var known = knownAt(scope, joinId);
    if (knownChildren(scope).size() < scope.count(Dependent.CHILD)) {
      take(unitOfWork.fetch(waitingRows(scope, joinId, flows - known.size())));
      known = knownAt(scope, joinId);
    }
    known.sort(BY_ID);
    return known;
  }

  private List<ExecutionEntity> knownAt(ExecutionEntity scope, String joinId) {
    var found = new ArrayList<ExecutionEntity>();
    for (var child : knownChildren(scope)) {
      if (!child.isActive() && joinId.equals(child.activityId())) {
        found.add(child);
      }
    }
    return found;
  }

  private static Read<ExecutionEntity> waitingRows(
      ExecutionEntity scope, String joinId, int leastFlows) {
    var among =
        List.of(
            Parameter.of(scope.rootInstanceId()),
            Parameter.of(scope.processInstanceId()),
            Parameter.of(scope.id()));
    var least = Parameter.of(ColumnType.INT, leastFlows);
    var mostRunning = Math.max(0, scope.count(Dependent.CHILD) - leastFlows);
    var parameters = new ArrayList<>(among);
    parameters.add(Parameter.of(joinId));
    parameters.addAll(among);
    parameters.add(Parameter.of(ColumnType.INT, mostRunning + 1));
    parameters.add(Parameter.of(scope.id()));
    parameters.add(least);
    for (var counted = 0; counted < 2; counted++) {
      parameters.addAll(among);
      parameters.add(Parameter.of(joinId));
      parameters.add(least);
    }
    return Read.where(ExecutionEntity.TABLE, WAITING_TO_PASS, parameters.toArray(Parameter[]::new));
  }

  private Set<ExecutionEntity> knownChildren(ExecutionEntity execution) {
    var known = children.get(execution.id());
    return known == null ? Set.of() : known;
  }

  /**
   * Returns all live executions below another one in the same process instance, outer before inner.
   */
  public List<ExecutionEntity> descendants(ExecutionEntity execution) {
    var below = new ArrayList<ExecutionEntity>();
    for (var child : children(execution)) {
      below.add(child);
      below.addAll(descendants(child));
    }
    return below;
  }

  /**
   * Returns the live executions of a process instance that own subscriptions; of a large family
   * only those to some types of events.
   */
  public List<ExecutionEntity> waiting(ExecutionEntity instance, Set<String> eventTypes) {
    var all = new ArrayList<ExecutionEntity>();
    if (isLarge(instance)) {
      all.addAll(readWaiting(instance, eventTypes));
    } else {
      all.add(instance);
      all.addAll(descendants(instance));
    }
    all.removeIf(e -> e.isDeleted() || e.count(Dependent.SUBSCRIPTION) == 0);
    return all;
  }

  private List<ExecutionEntity> readWaiting(ExecutionEntity instance, Set<String> eventTypes) {
    unitOfWork.flush();
    var parameters = new ArrayList<Parameter>();
    parameters.add(Parameter.of(instance.id()));
    eventTypes.forEach(type -> parameters.add(Parameter.of(type)));
    var found =
        unitOfWork.fetch(
            Read.where(
                ExecutionEntity.TABLE,
                "ID_ in (select S.SUB_SCOPE_ID_ from MR_EVENT_SUBSCRIPTION S where S.SCOPE_ID_ = ? and S.EVENT_TYPE_ in ("
                    + String.join(", ", Collections.nCopies(eventTypes.size(), "?"))
                    + ")) order by ID_",
                parameters.toArray(Parameter[]::new)));
    take(found);
    return found;
  }

  /**
   * Reads the roots of the loops of an activity that run in the process instance of an execution,
   * oldest first.
   */
  public List<ExecutionEntity> loops(ExecutionEntity execution, String activityId) {
    unitOfWork.flush();
    var found =
        unitOfWork.fetch(
            Read.where(
                ExecutionEntity.TABLE,
                "ROOT_INSTANCE_ID_ = ? and PROCESS_INSTANCE_ID_ = ? and ACTIVITY_ID_ = ? and MULTI_INSTANCE_ROOT_ = true order by ID_",
                Parameter.of(execution.rootInstanceId()),
                Parameter.of(execution.processInstanceId()),
                Parameter.of(activityId)));
    take(found);
    return found;
  }

  /**
   * Returns the process instance that an execution at a call activity called; null if there is
   * none.
   */
  public ExecutionEntity called(ExecutionEntity execution) {
    var known = called.get(execution.id());
    if (known == null && !execution.isNew() && isLarge(execution)) {
      take(
          unitOfWork.fetch(
              Read.where(
                  ExecutionEntity.TABLE, "SUPER_EXECUTION_ID_ = ?", Parameter.of(execution.id()))));
      known = called.get(execution.id());
    }
    return known == null || known.isDeleted() ? null : known;
  }

  /** Tells whether the family of an execution is too large to be fetched whole. */
  public boolean isLarge(ExecutionEntity execution) {
    var root = root(execution);
    return root != null && root.isLarge();
  }

  /** Returns the root; null if it belongs to another engine, which is asked once. */
  private ExecutionEntity root(ExecutionEntity execution) {
    var id = execution.rootInstanceId();
    if (foreignRoots.contains(id)) {
      return null;
    }
    var root = find(id);
    if (root == null) {
      foreignRoots.add(id);
    }
    return root;
  }

  /** Adds a process instance, as a root or below an execution at a call activity. */
  public ExecutionEntity addProcessInstance(
      ExecutionEntity instance, ExecutionEntity superExecution) {
    instance.superExecutionId(superExecution == null ? 0 : superExecution.id());
    return addProcessInstance(
        instance, superExecution == null ? 0 : superExecution.rootInstanceId());
  }

  /** Adds a process instance to the family of a root; 0 for one of its own. */
  public ExecutionEntity addProcessInstance(ExecutionEntity instance, long rootId) {
    var id = unitOfWork.nextId();
    instance.processInstanceId(id);
    instance.rootInstanceId(rootId == 0 ? id : rootId);
    instance.active(false);
    instance.scope(true);
    unitOfWork.insert(instance, id);
    index(instance);
    return instance;
  }

  /** Adds an active execution below another one, in the same instance. */
  public ExecutionEntity addChild(ExecutionEntity parent) {
    var child = new ExecutionEntity();
    child.rootInstanceId(parent.rootInstanceId());
    child.processInstanceId(parent.processInstanceId());
    child.processDefinitionId(parent.processDefinitionId());
    child.parentId(parent.id());
    child.tenantId(parent.tenantId());
    child.historyLevel(parent.historyLevel());
    child.active(true);
    child.suspended(parent.isSuspended());
    child.startTime(context.now());
    unitOfWork.insert(child);
    parent.count(Dependent.CHILD, 1);
    index(child);
    markLarge(child);
    return child;
  }

  private void markLarge(ExecutionEntity execution) {
    if (sizes.get(execution.rootInstanceId()) > WHOLE_UP_TO) {
      var root = root(execution);
      if (root != null && !root.isLarge()) {
        root.large(true);
      }
    }
  }

  /** Puts an execution, with all below it, below another one of its instance. */
  public void move(ExecutionEntity execution, ExecutionEntity parent) {
    var siblings = children.get(execution.parentId());
    if (siblings != null) {
      siblings.remove(execution);
    }
    parent(execution).count(Dependent.CHILD, -1);
    execution.parentId(parent.id());
    parent.count(Dependent.CHILD, 1);
    grow(execution.rootInstanceId(), -1);
    index(execution);
  }

  /**
   * Takes an execution that has no children out of the tree; its row and its variables stay below
   * the scope, for the compensation of what has completed here.
   */
  public void keep(ExecutionEntity execution, ExecutionEntity scope) {
    var siblings = children.get(execution.parentId());
    if (siblings != null) {
      siblings.remove(execution);
    }
    parent(execution).count(Dependent.CHILD, -1);
    execution.parentId(scope.id());
    execution.active(false);
    execution.leftBehind(true);
  }

  /** Puts an execution that was kept into the tree, below another one. */
  public void putBack(ExecutionEntity kept, ExecutionEntity parent) {
    kept.parentId(parent.id());
    kept.leftBehind(false);
    parent.count(Dependent.CHILD, 1);
    grow(kept.rootInstanceId(), -1);
    index(kept);
  }

  /** Removes an execution that has no children and owns nothing any more. */
  public void remove(ExecutionEntity execution) {
    var siblings = children.get(execution.parentId());
    if (siblings != null) {
      siblings.remove(execution);
    }
    called.remove(execution.superExecutionId());
    grow(execution.rootInstanceId(), -1);
    var parent = execution.isLeftBehind() ? null : parent(execution);
    if (parent != null) {
      parent.count(Dependent.CHILD, -1);
    }
    unitOfWork.delete(execution);
  }
}
