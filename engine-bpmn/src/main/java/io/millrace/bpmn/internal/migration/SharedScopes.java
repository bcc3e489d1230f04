package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.migration.Placement.Kind;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds tokens that would be put into a scope of which several instances run where they stand, so
 * that nobody could say into which. Changes nothing. Used once.
 */
final class SharedScopes {

  /** The instances of scopes, by what is around them; those that are to begin among them. */
  private final Map<Inside, List<Place>> places = new HashMap<>();

  private final List<String> problems = new ArrayList<>();

  /**
   * An execution, or a scope that is to begin in one.
   *
   * @param executionId the execution
   * @param begun the ids of the scopes, the outermost first; empty for the execution itself
   */
  private record Place(long executionId, List<String> begun) {

    static Place of(ExecutionEntity execution) {
      return new Place(execution.id(), List.of());
    }

    Place with(Node scope) {
      var longer = new ArrayList<>(begun);
      longer.add(scope.id());
      return new Place(executionId, longer);
    }
  }

  private record Inside(Place around, String scopeId) {}

  /** Returns what stands in the way of some placements, the outer ones first. */
  static List<String> problems(Collection<Placement> placements) {
    var scopes = new SharedScopes();
    for (var placement : placements) {
      if (placement.isOpenScope()) {
        var around = scopes.enter(placement, placement.opened());
        if (around != null) {
          scopes.at(around, placement.to()).add(Place.of(placement.execution()));
        }
      }
    }
    for (var placement : placements) {
      if (!placement.is(Kind.LIFTED) && !placement.is(Kind.MERGED)) {
        if (!placement.isOpenScope()) {
          scopes.enter(placement, placement.opened());
        }
        placement.others().forEach(other -> scopes.enter(placement, placement.openedFor(other)));
      }
    }
    return scopes.problems;
  }

  private List<Place> at(Place around, Node scope) {
    return places.computeIfAbsent(new Inside(around, scope.id()), inside -> new ArrayList<>());
  }

  /** Returns where a token comes through some scopes; null if that cannot be said. */
  private Place enter(Placement placement, List<Node> opened) {
    var place = Place.of(placement.home());
    for (var scope : opened) {
      var there = at(place, scope);
      if (there.size() > 1) {
        problems.add(problem(placement, scope, there.size()));
        return null;
      }
      if (there.isEmpty()) {
        there.add(place.with(scope));
      }
      place = there.get(0);
    }
    return place;
  }

  private static String problem(Placement placement, Node scope, int times) {
    return Words.subject(placement.execution(), placement.from())
        + "would go on in the "
        + scope
        + ", which runs "
        + times
        + " times in "
        + Words.scope(scope.scope())
        + ", and nothing says in which of them. Migrate when one is left, or map it to an element of "
        + Words.scope(scope.scope())
        + ".";
  }
}
