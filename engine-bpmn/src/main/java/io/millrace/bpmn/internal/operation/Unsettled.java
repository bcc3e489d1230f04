package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.persistence.Dependent;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The scopes of a unit of work in which tokens have moved or ended, and in which joins may wait for
 * those that can still come. They are judged when the agenda is empty, the scope that began first
 * before others; as soon as one join passes, the rest waits until all that follows is done.
 *
 * <p>A scope is judged again when something has moved in it, so that of thousands each costs the
 * same. While a step is under way that called user code which called the engine, tokens are between
 * two elements. Nothing is judged then; it is as soon as the step is over.
 */
final class Unsettled {

  private static final Comparator<Open> BEGUN_FIRST =
      Comparator.comparingLong(Open::begun).thenComparingLong(open -> open.scope().id());

  private final BpmnContext context;
  private final Set<ExecutionEntity> moved = new LinkedHashSet<>();
  private final TreeSet<Open> left = new TreeSet<>(BEGUN_FIRST);
  private final Set<Agenda> planned = new HashSet<>(2);

  Unsettled(BpmnContext context) {
    this.context = context;
  }

  /**
   * A scope that is to be judged.
   *
   * @param begun the id under which it began, which grows: an execution can be one scope after the
   *     other
   */
  private record Open(long begun, ExecutionEntity scope) {

    static Open of(ExecutionEntity scope) {
      return new Open(beginOf(scope), scope);
    }

    private static long beginOf(ExecutionEntity scope) {
      return scope.isProcessInstance() ? scope.id() : scope.activityInstanceId();
    }

    boolean isThere() {
      return !scope.isDeleted() && scope.count(Dependent.CHILD) > 0 && begun == beginOf(scope);
    }
  }

  /** A token of a scope has come somewhere, or is gone. */
  void note(ExecutionEntity scope) {
    if (scope != null && !scope.isMultiInstanceRoot() && hasJoins(scope)) {
      moved.add(scope);
      plan();
    }
  }

  private boolean hasJoins(ExecutionEntity scope) {
    return !context.process(scope).joinsIn(scope).isEmpty();
  }

  /** Lets what is open be judged when the agenda of the innermost command is empty. */
  void plan() {
    var agenda = context.command().agenda();
    if (!(moved.isEmpty() && left.isEmpty()) && planned.add(agenda)) {
      agenda.planAtRest(() -> judge(agenda));
    }
  }

  /** Judges what is open until a join passes, unless tokens are between two elements. */
  private void judge(Agenda agenda) {
    planned.remove(agenda);
    if (context.isInStep()) {
      return;
    }
    sortMoved();
    for (var next = left.pollFirst(); next != null; next = left.pollFirst()) {
      if (next.isThere() && passesIn(next.scope())) {
        moved.add(next.scope());
        break;
      }
    }
    plan();
  }

  /** One by one: to clear a set costs as much as the most that it has ever held. */
  private void sortMoved() {
    for (var each = moved.iterator(); each.hasNext(); each.remove()) {
      left.add(Open.of(each.next()));
    }
  }

  /** Lets the first join of a scope pass that can; false if none does. */
  private boolean passesIn(ExecutionEntity scope) {
    var tokens = context.tree().children(scope);
    for (var join : context.process(scope).joinsIn(scope).reachedBy(tokens)) {
      var arrivals = Arrivals.at(join, scope, tokens);
      if (!arrivals.isEmpty() && ((JoinBehavior) join.behavior()).isReady(arrivals, context)) {
        context.command().agenda().plan(new PassJoin(context, arrivals.any(), join));
        return true;
      }
    }
    return false;
  }
}
