package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.operation.CallingBehavior;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.ScopeEvents;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * Finds out where instructions let something begin, when all that goes is known. Used by one
 * thread, for one change.
 *
 * @param process the process of the instance
 * @param departures what goes
 * @param places the scopes in which something begins
 * @param enabled what is awaited again
 */
record Beginnings(
    CompiledProcess process,
    Departures departures,
    Places places,
    List<ModificationPlan.Enabled> enabled) {

  static Beginnings of(CompiledProcess process, Departures departures) {
    var leaving = departures.leaving();
    var places = new Places(leaving.visits(), process, leaving.executions(), departures.problems());
    return new Beginnings(process, departures, places, new ArrayList<>());
  }

  private List<String> problems() {
    return departures.problems();
  }

  /** Notes what an instruction lets begin. */
  void add(Instruction instruction) {
    if (instruction instanceof Instruction.Start start) {
      start(start);
    } else if (instruction instanceof Instruction.Move move) {
      move.to().forEach(to -> move(departures.sources().get(move), to));
    } else if (instruction instanceof Instruction.MoveIn move) {
      moveIn(move);
    } else if (instruction instanceof Instruction.Enable enable) {
      enable(enable.startEventId());
    }
  }

  private void start(Instruction.Start start) {
    var target = Target.find(start.where(), start.elementId(), process, problems());
    var ancestor =
        start.ancestorId() == 0 ? null : departures.leaving().visits().of(start.ancestorId());
    if (start.ancestorId() != 0 && ancestor == null) {
      problems().add(Departures.missing(start.ancestorId()));
    } else if (target != null) {
      add(
          new Begin(target, start.variables(), start.localVariables(), null),
          places.below(target, ancestor));
    }
  }

  private static void add(Begin begin, Place place) {
    if (place != null) {
      place.add(begin);
    }
  }

  /** The tokens of one scope become one; at a join each counts. */
  private void move(List<ExecutionEntity> from, String to) {
    var target = Target.find(Instruction.Where.BEFORE, to, process, problems());
    if (target == null) {
      return;
    }
    var counts = target.node().behavior().asksForFlow();
    var seen = new LinkedHashSet<Place>();
    for (var source : from) {
      var place = places.near(target, source);
      if (place != null && (seen.add(place) || counts)) {
        place.add(Begin.at(target));
      }
    }
  }

  private void moveIn(Instruction.MoveIn move) {
    var target = Target.find(Instruction.Where.BEFORE, move.callActivityId(), process, problems());
    if (target == null) {
      return;
    }
    if (!(target.node().behavior() instanceof CallingBehavior)) {
      problems()
          .add(
              "'%s' is %s, so nothing can be moved into what it calls. Name a call activity that calls one process."
                  .formatted(
                      move.callActivityId(),
                      isLoop(target.node()) ? "a loop" : "no call activity"));
      return;
    }
    var start = Instruction.Start.of(Instruction.Where.BEFORE, move.to(), 0);
    var call = new Begin.Call(move.version(), new MiddleOfProcess(List.of(start)));
    var seen = new LinkedHashSet<Place>();
    for (var source : departures.sources().get(move)) {
      var place = places.near(target, source);
      if (place != null && seen.add(place)) {
        place.add(new Begin(target, Map.of(), Map.of(), call));
      }
    }
  }

  private static boolean isLoop(Node node) {
    return node.element() instanceof Activity activity && activity.isMultiInstance();
  }

  private void enable(String startEventId) {
    var node = Target.node(startEventId, process, problems());
    if (node == null) {
      return;
    }
    if (node.scope() == null || node.scope().begin() != node || isUndoing(node)) {
      problems()
          .add(
              "'%s' is not the start event of an event sub-process that waits."
                  .formatted(startEventId));
      return;
    }
    var scopes = places.of(node.scope().scope());
    if (scopes.isEmpty()) {
      problems()
          .add(
              "The scope of the event sub-process '%s' does not run, so its start event '%s' cannot be awaited."
                  .formatted(node.scope().id(), startEventId));
    }
    for (var scope : scopes) {
      if (!ScopeEvents.isAwaited(scope, node, departures.leaving().visits().context())) {
        var awaited = new ModificationPlan.Enabled(scope, node);
        if (!enabled.contains(awaited)) {
          enabled.add(awaited);
        }
      }
    }
  }

  private boolean isUndoing(Node start) {
    return start.scope().scope() != null && start.scope().scope().undoing() == start.scope();
  }
}
