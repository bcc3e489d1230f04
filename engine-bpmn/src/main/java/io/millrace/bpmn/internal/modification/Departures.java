package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.Dependent;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds out what instructions take away, before anything begins. Used by one thread, for one
 * change.
 *
 * @param leaving what goes
 * @param sources what each instruction moves
 * @param reason why all of it goes; null where each instruction has a reason of its own
 * @param problems takes what stands in the way
 */
record Departures(
    Leaving leaving,
    Map<Instruction, List<ExecutionEntity>> sources,
    String reason,
    List<String> problems) {

  private static final String CANCELED = "canceled by the application";

  static Departures of(Visits visits, String reason, List<String> problems) {
    return new Departures(Leaving.none(visits), new LinkedHashMap<>(), reason, problems);
  }

  private Visits visits() {
    return leaving.visits();
  }

  private BpmnContext context() {
    return visits().context();
  }

  private CompiledProcess process() {
    return context().process(visits().instance());
  }

  /** Notes what an instruction takes away. */
  void add(Instruction instruction) {
    if (instruction instanceof Instruction.CancelAll cancel) {
      if (Target.node(cancel.activityId(), process(), problems) != null) {
        visits()
            .at(Target.elementId(cancel.activityId()))
            .forEach(execution -> leaving.add(execution, why(CANCELED), false));
      }
    } else if (instruction instanceof Instruction.CancelOne cancel) {
      cancel(cancel);
    } else if (instruction instanceof Instruction.Move move) {
      var from = new LinkedHashSet<ExecutionEntity>();
      move.activityIds().forEach(id -> from.addAll(underWay(id)));
      move.executionIds().forEach(id -> from.addAll(named(id)));
      moves(move, from, "moved to " + quoted(move.to()));
    } else if (instruction instanceof Instruction.MoveOut move) {
      moves(move, underWay(move.activityId()), "moved to '" + move.to() + "' of the caller");
    } else if (instruction instanceof Instruction.MoveIn move) {
      var reason = "moved to '%s' in '%s'".formatted(move.to(), move.callActivityId());
      moves(move, underWay(move.activityId()), reason);
    }
  }

  private void moves(Instruction move, Set<ExecutionEntity> from, String where) {
    from.forEach(execution -> leaving.add(execution, why(where), true));
    sources.put(move, List.copyOf(from));
  }

  private String why(String otherwise) {
    return reason == null ? otherwise : reason;
  }

  private static String quoted(List<String> ids) {
    return ids.stream().map(id -> "'" + id + "'").collect(Collectors.joining(", "));
  }

  private void cancel(Instruction.CancelOne cancel) {
    var execution = visits().of(cancel.id());
    if (execution == null) {
      problems.add(missing(cancel.id()));
    } else if (cancel.transition() && !waitsForJob(execution)) {
      problems.add(
          "The execution '%d' at '%s' does not wait for a job that begins or leaves an element. Cancel it with cancelActivityInstance."
              .formatted(execution.id(), execution.activityId()));
    } else if (execution == visits().instance()) {
      context()
          .tree()
          .children(execution)
          .forEach(child -> leaving.add(child, why(CANCELED), false));
    } else {
      leaving.add(execution, why(CANCELED), false);
    }
  }

  private boolean waitsForJob(ExecutionEntity execution) {
    return execution.count(Dependent.JOB) > 0
        && (!execution.isUnderWay()
            || context().runtime().disposal().isLeftByJob(execution, context()));
  }

  static String missing(long id) {
    return "Nothing in it has the id '%d' (any more). Look it up with an execution query or activity instance query."
        .formatted(id);
  }

  private Set<ExecutionEntity> underWay(String activityId) {
    if (Target.node(activityId, process(), problems) == null) {
      return Set.of();
    }
    var here = visits().at(Target.elementId(activityId));
    if (here.isEmpty()) {
      problems.add("Nothing is at '%s', so nothing can be moved from it.".formatted(activityId));
    }
    return new LinkedHashSet<>(here);
  }

  private Set<ExecutionEntity> named(long id) {
    var execution = visits().of(id);
    if (execution == null) {
      problems.add(missing(id));
      return Set.of();
    }
    if (execution == visits().instance()) {
      problems.add(
          "The execution '%d' is the process instance itself. Name a token in it.".formatted(id));
      return Set.of();
    }
    return Set.of(execution);
  }
}
