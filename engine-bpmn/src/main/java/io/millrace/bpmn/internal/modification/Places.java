package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.MultiInstanceLoop;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the scopes in which something begins, from the process instance inwards.
 *
 * <p>Of each sub-process around the target the execution that is there is taken; of several the one
 * around what moves, or the one that the call names by an ancestor. From the first that is not
 * there the rest is opened. An instance of a loop is not opened unless the call names the loop: one
 * more instance is added to it then. Scopes that are left by the same change are not there any
 * more. Used by one thread, for one change.
 */
final class Places {

  private final Visits visits;
  private final CompiledProcess process;
  private final Set<ExecutionEntity> leaving;
  private final List<String> problems;
  private final Map<ExecutionEntity, Place> known = new LinkedHashMap<>();

  Places(
      Visits visits, CompiledProcess process, Set<ExecutionEntity> leaving, List<String> problems) {
    this.visits = visits;
    this.process = process;
    this.leaving = leaving;
    this.problems = problems;
  }

  /** Returns all places in scopes that are there. */
  Collection<Place> known() {
    return known.values();
  }

  /** Returns the scopes of a sub-process that are there, wherever they are; null for the top. */
  List<ExecutionEntity> of(Node scope) {
    return scope == null
        ? List.of(visits.instance())
        : visits.all().stream()
            .filter(execution -> scope.id().equals(execution.activityId()))
            .filter(this::isOpen)
            .toList();
  }

  /** Returns the place for what moves from an execution. */
  Place near(Target target, ExecutionEntity source) {
    return find(target, new Hint(source, false));
  }

  /** Returns the place for what begins below an ancestor; null if the call names none. */
  Place below(Target target, ExecutionEntity ancestor) {
    return find(target, new Hint(ancestor, true));
  }

  /**
   * What tells scopes of one sub-process apart.
   *
   * @param execution what moves, or the ancestor; null for nothing
   * @param isNamed whether the call has named it
   */
  private record Hint(ExecutionEntity execution, boolean isNamed) {}

  /** Returns null if there is a problem, which is noted. */
  private Place find(Target target, Hint hint) {
    var search = new Search(target, hint);
    for (var scope : around(target.scope())) {
      if (!search.enter(scope)) {
        return null;
      }
    }
    return search.end();
  }

  /** Returns the sub-processes from the outermost to the given one. */
  private static Deque<Node> around(Node innermost) {
    var scopes = new ArrayDeque<Node>();
    for (var scope = innermost; scope != null; scope = scope.scope()) {
      scopes.push(scope);
    }
    return scopes;
  }

  private boolean isOpen(ExecutionEntity execution) {
    return execution.isInActivity()
        && execution.isScope()
        && !execution.isActive()
        && isStaying(execution);
  }

  private boolean isStaying(ExecutionEntity execution) {
    return leaving.stream().noneMatch(left -> visits.isAround(left, execution));
  }

  /** The way inwards to one target. */
  private final class Search {

    private final Target target;
    private final Hint hint;
    private ExecutionEntity innermost = visits.instance();
    private Place place = placeOf(innermost);
    private boolean opens;
    private ExecutionEntity grown;

    Search(Target target, Hint hint) {
      this.target = target;
      this.hint = hint;
    }

    private Place placeOf(ExecutionEntity execution) {
      return known.computeIfAbsent(execution, Place::of);
    }

    /** Goes into a sub-process; tells whether that is possible. */
    boolean enter(Node scope) {
      var there = opens ? List.<ExecutionEntity>of() : inside(scope);
      if (there.size() > 1) {
        problems.add(
            "'%s' stands in '%s', which runs %d times (executions %s). Name the one that is meant as its ancestor."
                .formatted(target.node().id(), scope.id(), there.size(), ids(there)));
        return false;
      }
      if (there.isEmpty()) {
        return open(scope, loopToGrow(scope));
      }
      innermost = there.get(0);
      place = placeOf(innermost);
      return true;
    }

    private boolean open(Node scope, ExecutionEntity loop) {
      if (scope.element() instanceof Activity activity
          && activity.isMultiInstance()
          && loop == null) {
        problems.add(
            "'%s' stands in the loop '%s', and no instance of that is there for it. Begin the loop as a whole, or name one that runs in parallel as the ancestor, so that it gets one more instance."
                .formatted(target.node().id(), scope.id()));
        return false;
      }
      if (process.model().graph().compensation().handlers().contains(scope.id())) {
        problems.add(
            "'%s' stands in '%s', which belongs to compensation, and that alone begins it."
                .formatted(target.node().id(), scope.id()));
        return false;
      }
      opens = true;
      grown = loop == null ? grown : loop;
      place = place.opening(scope, loop);
      return true;
    }

    /** Returns the executions of a sub-process right inside that the hint lets through. */
    private List<ExecutionEntity> inside(Node scope) {
      var found = new ArrayList<ExecutionEntity>();
      for (var child : visits.context().tree().children(innermost)) {
        if (scope.id().equals(child.activityId()) && child != loopToGrow(scope)) {
          if (child.isMultiInstanceRoot()) {
            found.addAll(visits.context().tree().children(child));
          } else {
            found.add(child);
          }
        }
      }
      found.removeIf(execution -> !isOpen(execution));
      return hinted(found);
    }

    private List<ExecutionEntity> hinted(List<ExecutionEntity> found) {
      if (hint.execution() == null) {
        return found;
      }
      var meant =
          found.stream()
              .filter(
                  execution ->
                      visits.isAround(execution, hint.execution())
                          || hint.isNamed() && visits.isAround(hint.execution(), execution))
              .toList();
      return meant.isEmpty() && !hint.isNamed() ? found : meant;
    }

    /** Returns the loop that the call names as the ancestor, if it can have one more instance. */
    private ExecutionEntity loopToGrow(Node scope) {
      var named = hint.isNamed() ? hint.execution() : null;
      return named != null
              && named.isMultiInstanceRoot()
              && scope.id().equals(named.activityId())
              && scope.behavior() instanceof MultiInstanceLoop
              && !((Activity) scope.element()).loop().isSequential()
              && isStaying(named)
          ? named
          : null;
    }

    /** Returns the place; null if the ancestor that the call names is not around it. */
    Place end() {
      var named = hint.isNamed() ? hint.execution() : null;
      if (named == null || named == grown || visits.isAround(named, innermost)) {
        return place;
      }
      problems.add(
          "The ancestor '%d' (%s) is not around '%s', or is left by the same change."
              .formatted(
                  named.id(),
                  named.activityId() == null
                      ? "the process instance"
                      : "'" + named.activityId() + "'",
                  target.node().id()));
      return null;
    }

    private static String ids(List<ExecutionEntity> executions) {
      return executions.stream()
          .map(execution -> "'" + execution.id() + "'")
          .collect(Collectors.joining(", "));
    }
  }
}
