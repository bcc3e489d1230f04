package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.migration.Placement.Kind;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.variable.VariableEntity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The variables of scopes that are taken away: they go where the tokens of their scope go, so that
 * these see them as before. All rows of the instance are read.
 *
 * @param context the unit of work
 */
record LiftedVariables(BpmnContext context) {

  /** Returns what would replace a variable that is there, or another one that comes there. */
  List<String> problems(Collection<Placement> placements) {
    var problems = new ArrayList<String>();
    var held = new HashMap<Long, Set<String>>();
    for (var scope : placements) {
      if (scope.is(Kind.LIFTED)) {
        var names = held.computeIfAbsent(scope.home().id(), id -> names(scope.home()));
        for (var variable : of(scope.execution())) {
          if (!names.add(variable.name())) {
            problems.add(problem(scope, variable.name()));
          }
        }
      }
    }
    return problems;
  }

  private static String problem(Placement scope, String name) {
    return Words.subject(scope.execution(), scope.from())
        + "is taken away, and its variable '"
        + name
        + "' would replace the one of "
        + Words.scope(scope.to())
        + ", where its tokens stand then. Remove one of them, or map the "
        + scope.from()
        + " to a sub-process.";
  }

  /** Lets the variables of a scope be those of what is around it. */
  void move(Placement scope) {
    if (scope.execution().count(Dependent.VARIABLE) > 0) {
      var variables = context.variables();
      variables
          .access()
          .storedLocal(variables.node(scope.execution()))
          .forEach((name, value) -> variables.setLocal(scope.home(), name, value));
    }
  }

  private Set<String> names(ExecutionEntity scope) {
    return of(scope).stream()
        .map(VariableEntity::name)
        .collect(Collectors.toCollection(HashSet::new));
  }

  private List<VariableEntity> of(ExecutionEntity scope) {
    if (scope.count(Dependent.VARIABLE) == 0) {
      return List.of();
    }
    return context
        .unitOfWork()
        .known(
            VariableEntity.TABLE,
            row -> row.subScopeId() == scope.id() && row.taskId() == 0 && !row.isDeleted())
        .stream()
        .sorted(Comparator.comparingLong(VariableEntity::id))
        .toList();
  }
}
