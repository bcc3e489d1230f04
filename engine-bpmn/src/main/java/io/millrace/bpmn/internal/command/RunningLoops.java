package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.LoopBehavior;
import io.millrace.bpmn.internal.operation.MultiInstanceLoop;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the loops of a multi-instance activity that run at an execution or inside of it.
 *
 * <p>A loop in which the activity does not stand is not looked into, however large it is. One in
 * which it stands is looked into instance by instance while the whole family is in memory; of a
 * family too large for that the loops of the activity are read, and nothing else.
 *
 * @param activityId the activity
 * @param context the unit of work
 */
record RunningLoops(String activityId, BpmnContext context) {

  /** Returns the loops, the oldest first; none if the process has no such activity. */
  List<ExecutionEntity> in(ExecutionEntity parent) {
    var activity = context.process(parent).nodes().get(activityId);
    if (activity == null || !(activity.behavior() instanceof MultiInstanceLoop)) {
      return List.of();
    }
    var around = new HashSet<String>();
    var isInLoop = false;
    for (var scope = activity.scope(); scope != null; scope = scope.scope()) {
      around.add(scope.id());
      isInLoop |= isLoop(scope);
    }
    return isInLoop && context.tree().isLarge(parent) ? asked(parent) : walked(parent, around);
  }

  private static boolean isLoop(Node node) {
    return node.behavior() instanceof LoopBehavior;
  }

  private boolean isOne(ExecutionEntity execution) {
    return execution.isMultiInstanceRoot() && activityId.equals(execution.activityId());
  }

  private List<ExecutionEntity> walked(ExecutionEntity parent, Set<String> around) {
    var found = new ArrayList<ExecutionEntity>();
    var toVisit = new ArrayDeque<ExecutionEntity>(List.of(parent));
    while (!toVisit.isEmpty()) {
      var execution = toVisit.poll();
      if (isOne(execution)) {
        found.add(execution);
      } else if (!execution.isMultiInstanceRoot() || around.contains(execution.activityId())) {
        toVisit.addAll(context.tree().children(execution));
      }
    }
    return found;
  }

  private List<ExecutionEntity> asked(ExecutionEntity parent) {
    var loops = context.tree().loops(parent, activityId);
    return parent.isProcessInstance() ? loops : inside(parent, loops);
  }

  /** Climbs from all of them at once, so that each level of the model is one statement. */
  private List<ExecutionEntity> inside(ExecutionEntity parent, List<ExecutionEntity> loops) {
    var inside = new ArrayList<ExecutionEntity>();
    var reached = new HashMap<ExecutionEntity, Long>();
    loops.forEach(loop -> reached.put(loop, loop.id()));
    while (!reached.isEmpty()) {
      context.tree().read(reached.values());
      for (var loop : List.copyOf(reached.keySet())) {
        var at = context.tree().find(reached.get(loop));
        if (at == parent) {
          inside.add(loop);
        }
        if (at == parent || at.parentId() == 0) {
          reached.remove(loop);
        } else {
          reached.put(loop, at.parentId());
        }
      }
    }
    return inside;
  }
}
