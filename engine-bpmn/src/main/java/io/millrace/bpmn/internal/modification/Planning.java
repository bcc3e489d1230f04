package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Makes the plan of a change: first all that goes, then where something begins, since what goes is
 * not there any more for what begins. Nothing is changed; all problems are found. Used once.
 */
final class Planning {

  private final Modification change;
  private final ExecutionEntity instance;
  private final BpmnContext context;
  private final CompiledProcess process;
  private final List<String> problems = new ArrayList<>();
  private final Departures departures;
  private final Beginnings beginnings;

  Planning(Modification change, ExecutionEntity instance, BpmnContext context) {
    this.change = change;
    this.instance = instance;
    this.context = context;
    this.process = context.process(instance);
    this.departures = Departures.of(new Visits(instance, context), change.reason(), problems);
    this.beginnings = Beginnings.of(process, departures);
  }

  ModificationPlan plan() {
    change.instructions().forEach(departures::add);
    change.instructions().forEach(beginnings::add);
    checkInterruptions();
    var outwards =
        change.instructions().stream()
            .filter(Instruction.MoveOut.class::isInstance)
            .map(move -> ((Instruction.MoveOut) move).to())
            .distinct()
            .toList();
    if (outwards.isEmpty()) {
      checkLocalVariables();
      checkCallerWaits();
    } else {
      checkNothingIsLeft();
    }
    if (!problems.isEmpty()) {
      throw Refusal.of(purpose(), problems);
    }
    return outwards.isEmpty() ? found() : movedOut(outwards);
  }

  private String purpose() {
    var key = process.model().key();
    return instance.processInstanceId() == 0 // it is not there yet
        ? "begin an instance of the process '%s' in its middle".formatted(key)
        : "change the state of the process instance '%d' ('%s')".formatted(instance.id(), key);
  }

  private ModificationPlan found() {
    return new ModificationPlan(
        instance,
        change,
        departures.leaving(),
        List.copyOf(places()),
        beginnings.enabled(),
        context);
  }

  private Collection<Place> places() {
    return beginnings.places().known();
  }

  private boolean begins() {
    return places().stream().anyMatch(place -> !place.beginning().isEmpty());
  }

  /** What interrupts a scope would cancel at once what else begins in it. */
  private void checkInterruptions() {
    for (var known : places()) {
      for (var place : known.all()) {
        var beginning = place.beginning();
        beginning.stream()
            .filter(Planning::interrupts)
            .filter(node -> beginning.size() > 1)
            .forEach(
                node ->
                    problems.add(
                        "The event sub-process '%s' interrupts its scope, so nothing else can begin there by the same change."
                            .formatted(node.id())));
      }
    }
  }

  private static boolean interrupts(Node node) {
    return node.element() instanceof EventSubProcess
        && ((StartEvent) node.begin().element()).interrupting();
  }

  private void checkLocalVariables() {
    var beginning =
        places().stream()
            .flatMap(place -> place.all().stream())
            .flatMap(place -> place.beginning().stream())
            .map(Node::id)
            .collect(Collectors.toSet());
    for (var id : change.localVariables().keySet()) {
      if (!beginning.contains(id)) {
        problems.add(
            "Local variables are meant for '%s', which does not begin by this change."
                .formatted(id));
      }
    }
  }

  private void checkCallerWaits() {
    var leaving = departures.leaving();
    if (instance.superExecutionId() != 0
        && !leaving.executions().isEmpty()
        && !begins()
        && leaving.remaining().isEmpty()) {
      problems.add(
          "It was called by the execution '%d', which waits for it, and nothing would be left in it. Let something begin in it, or move or cancel its call activity."
              .formatted(instance.superExecutionId()));
    }
  }

  private void checkNothingIsLeft() {
    if (context.tree().find(instance.superExecutionId()) == null) {
      problems.add("It was not called by a process, so nothing can be moved to its caller.");
    } else if (begins() || !beginnings.enabled().isEmpty()) {
      problems.add(
          "What moves tokens to the caller ends the called instance, so nothing else can begin in it.");
    }
    var others = departures.leaving().remaining();
    if (!others.isEmpty()) {
      problems.add(
          "Tokens are left in it (%s), which would end with it. Cancel or move them as well."
              .formatted(
                  others.stream()
                      .map(ExecutionEntity::activityId)
                      .distinct()
                      .map(id -> "'" + id + "'")
                      .collect(Collectors.joining(", "))));
    }
  }

  /** The call activity is moved, and takes the called instance along. */
  private ModificationPlan movedOut(List<String> to) {
    var caller = context.tree().find(instance.superExecutionId());
    var move = new Instruction.Move(List.of(), List.of(caller.id()), to);
    var inCaller =
        new Modification(
            List.of(move),
            change.variables(),
            change.localVariables(),
            change.skips(),
            change.reason());
    return new Planning(inCaller, context.tree().processInstance(caller), context).plan();
  }
}
