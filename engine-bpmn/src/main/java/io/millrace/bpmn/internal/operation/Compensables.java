package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.CompensableEntity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.IdMap;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What has completed in scopes that still run and can be compensated. In a process without handlers
 * nothing is kept and nothing is read.
 *
 * <p>A row tells that an activity completed. What is needed of it later, its variables and, for a
 * sub-process, what completed inside it, stays at its execution: that is taken out of the tree and
 * the token goes on with another one. So the snapshot that the standard asks for costs no copy.
 * Spec: BPMN 2.0.2 §10.6, §13.5.5.
 *
 * <p>Not thread-safe: it belongs to one unit of work.
 */
public final class Compensables {

  private static final int SOME = 20;
  private static final Comparator<CompensableEntity> LATEST_FIRST =
      Comparator.comparingInt(CompensableEntity::completionOrder).reversed();

  private final BpmnContext context;
  private final Set<Long> read = new HashSet<>();
  private final IdMap<Integer> readTo = new IdMap<>();
  private final IdMap<Integer> orders = new IdMap<>();
  private final IdMap<Integer> taken = new IdMap<>();

  Compensables(BpmnContext context) {
    this.context = context;
  }

  /** Returns what can be compensated in a scope, or by a thrower, the latest first. */
  public List<CompensableEntity> of(ExecutionEntity scope) {
    var unitOfWork = context.unitOfWork();
    if (!scope.isNew() && read.add(scope.id())) {
      unitOfWork.fetch(
          Read.where(CompensableEntity.TABLE, "SCOPE_ID_ = ?", Parameter.of(scope.id())));
    }
    return known(scope);
  }

  /**
   * Returns what completed last in a scope, or is left to a thrower, the latest first: the next
   * ones where there are many, so that who takes one at a time does not read all others each time.
   * Empty only if nothing is left.
   */
  List<CompensableEntity> latest(ExecutionEntity scope) {
    if (scope.isNew() || read.contains(scope.id())) {
      return known(scope);
    }
    var rows = readTo.get(scope.id()) == null ? List.<CompensableEntity>of() : known(scope);
    while (rows.isEmpty() && readOn(scope)) {
      rows = known(scope);
    }
    return rows.isEmpty() ? known(scope) : rows;
  }

  /**
   * Returns what completed in a scope before all that {@link #latest} and this method have returned
   * so far: the next ones, the latest first. Empty if there is nothing more.
   */
  List<CompensableEntity> further(ExecutionEntity scope) {
    var before = readTo.get(scope.id());
    if (scope.isNew() || read.contains(scope.id()) || !readOn(scope)) {
      return List.of();
    }
    return known(scope).stream()
        .filter(row -> before == null || row.completionOrder() < before)
        .toList();
  }

  /** Reads some more of what completed in a scope; tells whether there was any. */
  private boolean readOn(ExecutionEntity scope) {
    var before = readTo.get(scope.id());
    var found =
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    CompensableEntity.TABLE,
                    "SCOPE_ID_ = ? and COMPLETION_ORDER_ < ? order by COMPLETION_ORDER_ desc limit "
                        + SOME,
                    Parameter.of(scope.id()),
                    Parameter.of(before == null ? Integer.MAX_VALUE : before)));
    if (found.isEmpty()) {
      read.add(scope.id());
    } else {
      readTo.put(scope.id(), found.get(found.size() - 1).completionOrder());
    }
    return !found.isEmpty();
  }

  private List<CompensableEntity> known(ExecutionEntity scope) {
    var rows =
        context.unitOfWork().known(CompensableEntity.TABLE, row -> row.scopeId() == scope.id());
    rows.sort(LATEST_FIRST);
    return rows;
  }

  /**
   * Notes that an activity has completed.
   *
   * @return the token that goes on: the execution, or another one where that is kept
   */
  ExecutionEntity completed(ExecutionEntity execution, Node node) {
    if (!node.isCompensable() || execution.isMultiInstanceRoot()) {
      return execution;
    }
    var scope = context.tree().parent(execution);
    if (!execution.isScope()) {
      add(scope, node, null);
      return execution;
    }
    if (!leavesSomething(execution, node)) {
      return execution;
    }
    var token = context.tree().addChild(scope);
    token.activityId(node.id());
    token.activityName(node.element().name());
    token.activityType(node.type());
    keep(execution, scope);
    add(scope, node, execution);
    return token;
  }

  /** Notes that one instance of a loop has completed, and takes it away. */
  public void instanceCompleted(ExecutionEntity instance, Node node) {
    if (node.isCompensable() && leavesSomething(instance, node)) {
      var scope = context.tree().parent(context.tree().parent(instance));
      context.runtime().disposal().waits(instance, context);
      instance.loopCompleted(context.tree().parent(instance).loopCompleted());
      keep(instance, scope);
      add(scope, node, instance);
    } else {
      context.runtime().disposal().remove(instance, context);
    }
  }

  /** With a handler of its own, what is inside is that handler's business. */
  private boolean leavesSomething(ExecutionEntity execution, Node node) {
    if (node.compensator() == null) {
      return node.undoing() != null || !of(execution).isEmpty();
    }
    forget(execution);
    return true;
  }

  private void keep(ExecutionEntity execution, ExecutionEntity scope) {
    context.tree().keep(execution, scope);
    context.variables().moved(execution);
  }

  private void add(ExecutionEntity scope, Node node, ExecutionEntity kept) {
    var row = CompensableEntity.of(scope, node.id(), nextOrder(scope));
    if (kept != null) {
      row.keptExecutionId(kept.id());
    }
    context.unitOfWork().insert(row);
  }

  /** The family is locked, so that nobody else takes the next place. */
  private int nextOrder(ExecutionEntity scope) {
    var instance = scope.processInstanceId();
    var last = orders.get(instance);
    var next = 1 + (last == null ? storedOrder(scope) : last);
    orders.put(instance, next);
    return next;
  }

  private int storedOrder(ExecutionEntity scope) {
    if (context.tree().processInstance(scope).isNew()) {
      return takenOrder(scope.processInstanceId());
    }
    var latest =
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    CompensableEntity.TABLE,
                    "PROCESS_INSTANCE_ID_ = ? order by COMPLETION_ORDER_ desc limit 1",
                    Parameter.of(scope.processInstanceId())));
    var stored = latest.isEmpty() ? 0 : latest.get(0).completionOrder();
    return Math.max(stored, takenOrder(scope.processInstanceId()));
  }

  private int takenOrder(long instance) {
    var order = taken.get(instance);
    return order == null ? 0 : order;
  }

  /** Takes a row away for good; its place in the order is not given again. */
  void take(CompensableEntity row, ExecutionEntity scope) {
    var instance = scope.processInstanceId();
    taken.put(instance, Math.max(row.completionOrder(), takenOrder(instance)));
    context.unitOfWork().delete(row);
  }

  /** Hands what has completed to what is going to compensate it. */
  public void hand(List<CompensableEntity> rows, ExecutionEntity thrower) {
    rows.forEach(row -> row.handTo(thrower));
    kept(rows).forEach(left -> left.parentId(thrower.id()));
  }

  /** Returns as which of its loop's instances it completed; 0 where there was no loop. */
  int placeInLoop(CompensableEntity row) {
    var kept = context.tree().find(row.keptExecutionId());
    return kept == null || kept.loopCompleted() == null ? 0 : kept.loopCompleted();
  }

  /** Puts the execution that an activity has left behind below what compensates it. */
  ExecutionEntity putBack(CompensableEntity row, ExecutionEntity thrower) {
    var kept = context.tree().find(row.keptExecutionId());
    kept.loopCompleted(null);
    context.tree().putBack(kept, thrower);
    context.variables().moved(kept);
    return kept;
  }

  /** A scope is over: what completed in it will not be compensated. */
  void forget(ExecutionEntity execution) {
    if (!execution.isScope()
        || execution.isLeftBehind()
        || !context.process(execution).compensates()) {
      return;
    }
    if (execution.isProcessInstance()) {
      forgetAll(execution);
      return;
    }
    var kept = new ArrayList<ExecutionEntity>();
    var scopes = new ArrayDeque<ExecutionEntity>();
    scopes.add(execution);
    while (!scopes.isEmpty()) {
      for (var row : of(scopes.remove())) {
        take(row, execution);
        if (row.keptExecutionId() != 0) {
          var left = context.tree().find(row.keptExecutionId());
          kept.add(left);
          if (left.isScope()) {
            scopes.add(left);
          }
        }
      }
    }
    context.runtime().disposal().removeKept(kept, context);
  }

  /** A process instance is over: what completed anywhere in it goes at once. */
  private void forgetAll(ExecutionEntity instance) {
    if (!instance.isNew()) {
      context
          .unitOfWork()
          .fetch(
              Read.where(
                  CompensableEntity.TABLE,
                  "PROCESS_INSTANCE_ID_ = ?",
                  Parameter.of(instance.id())));
    }
    var rows = context.unitOfWork().known(CompensableEntity.INSTANCE, instance.id());
    var kept = kept(rows);
    rows.forEach(context.unitOfWork()::delete);
    context.runtime().disposal().removeKept(kept, context);
  }

  /** Returns what some activities have left behind; what is not in memory is read at once. */
  private List<ExecutionEntity> kept(List<CompensableEntity> rows) {
    var ids = rows.stream().map(CompensableEntity::keptExecutionId).filter(id -> id != 0).toList();
    context.tree().read(ids);
    return ids.stream().map(context.tree()::find).toList();
  }
}
