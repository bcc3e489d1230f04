package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.operation.Eviction;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.Dependent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The executions that a change takes away, with all inside them. Filled while the change is
 * planned, by one thread.
 *
 * @param visits the executions of the instance
 * @param left what goes, and why, in the order of the call
 */
record Leaving(Visits visits, Map<ExecutionEntity, Departure> left) {

  /**
   * Why an execution goes.
   *
   * @param reason why, as history shows it
   * @param moved whether something begins elsewhere for it
   */
  record Departure(String reason, boolean moved) {}

  static Leaving none(Visits visits) {
    return new Leaving(visits, new LinkedHashMap<>());
  }

  void add(ExecutionEntity execution, String reason, boolean moved) {
    left.putIfAbsent(execution, new Departure(reason, moved));
  }

  Set<ExecutionEntity> executions() {
    return left.keySet();
  }

  /** Returns what is left in the instance when all of it is gone, without what holds it. */
  List<ExecutionEntity> remaining() {
    var all = new ArrayList<>(visits.all());
    Collections.reverse(all); // inner before outer
    var staying = new HashSet<Long>();
    var remaining = new ArrayList<ExecutionEntity>();
    for (var execution : all) {
      if (isGone(execution)) {
        continue;
      }
      var isLeaf = execution.count(Dependent.CHILD) == 0 || waitsForMore(execution);
      if (isLeaf || staying.contains(execution.id())) {
        staying.add(execution.parentId());
        remaining.add(execution);
      }
    }
    return remaining;
  }

  /** An ad-hoc sub-process stays when what is in it is only canceled. */
  private boolean waitsForMore(ExecutionEntity scope) {
    return Eviction.waitsForMore(scope, visits.context())
        && left.entrySet().stream()
            .noneMatch(gone -> gone.getValue().moved() && gone.getKey().parentId() == scope.id());
  }

  private boolean isGone(ExecutionEntity execution) {
    return left.keySet().stream().anyMatch(gone -> visits.isAround(gone, execution));
  }
}
