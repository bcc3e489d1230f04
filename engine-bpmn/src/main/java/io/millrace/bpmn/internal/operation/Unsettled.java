package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.persistence.Dependent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The scopes of a unit of work in which tokens have moved or ended, and in which joins may wait for
 * those that can still come. They are judged when the agenda is empty, one join after the other.
 *
 * <p>While a step is under way that called user code which called the engine, tokens are between
 * two elements. Nothing is judged then; it is as soon as the step is over.
 */
final class Unsettled {

  private final BpmnContext context;
  private final Set<ExecutionEntity> scopes = new LinkedHashSet<>();
  private final Set<Agenda> planned = new HashSet<>(2);

  Unsettled(BpmnContext context) {
    this.context = context;
  }

  /** A token of a scope has come somewhere, or is gone. */
  void note(ExecutionEntity scope) {
    if (scope != null && !scope.isMultiInstanceRoot() && hasJoins(scope)) {
      scopes.add(scope);
      plan();
    }
  }

  private boolean hasJoins(ExecutionEntity scope) {
    return !context.process(scope).joinsIn(scope).isEmpty();
  }

  /** Lets what is open be judged when the agenda of the innermost command is empty. */
  void plan() {
    var agenda = context.command().agenda();
    if (!scopes.isEmpty() && planned.add(agenda)) {
      agenda.planAtRest(() -> judge(agenda));
    }
  }

  /** Judges what is open, unless tokens are between two elements. */
  private void judge(Agenda agenda) {
    planned.remove(agenda);
    if (context.isInStep()) {
      return;
    }
    var open = new ArrayList<>(scopes);
    scopes.clear();
    for (var scope : open) {
      if (!scope.isDeleted() && scope.count(Dependent.CHILD) > 0) {
        judge(scope);
      }
    }
    plan();
  }

  /** Lets one join pass, whose tokens then move on before another one is judged. */
  private void judge(ExecutionEntity scope) {
    var tokens = context.tree().children(scope);
    if (tokens.stream().noneMatch(token -> token.incomingFlowId() != null)) {
      return;
    }
    for (var join : context.process(scope).joinsIn(scope)) {
      var arrivals = Arrivals.at(join, scope, tokens);
      if (!arrivals.isEmpty() && ((JoinBehavior) join.behavior()).isReady(arrivals, context)) {
        scopes.add(scope);
        context.command().agenda().plan(new PassJoin(context, arrivals.any(), join));
        return;
      }
    }
  }
}
