package io.millrace.common.internal.variable;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Moves the variables of nodes that end to history and deletes them: what is in memory from there,
 * all else inside the database, with one statement each for all nodes.
 */
final class EndedScopes {

  private final CommandContext context;
  private final VariableLoader loader;
  private final VariableChanges changes;

  EndedScopes(CommandContext context, VariableLoader loader, VariableChanges changes) {
    this.context = context;
    this.loader = loader;
    this.changes = changes;
  }

  void end(Collection<VariableNode> nodes) {
    Map<NodeKey, List<VariableEntity>> strays = null;
    for (var node : nodes) {
      var variables = loader.known(node);
      if (variables.isLoaded()) {
        endLoaded(node, variables);
      } else {
        strays = strays == null ? readByOthers() : strays;
        endStored(node, strays.getOrDefault(NodeKey.of(node), List.of()));
      }
      variables.clear();
    }
  }

  /** Returns the rows that somebody else has loaded into the unit of work. */
  private Map<NodeKey, List<VariableEntity>> readByOthers() {
    var strays = new HashMap<NodeKey, List<VariableEntity>>();
    for (var row : context.unitOfWork().known(VariableEntity.TABLE, row -> true)) {
      strays.computeIfAbsent(NodeKey.of(row), key -> new ArrayList<>()).add(row);
    }
    return strays;
  }

  private void endLoaded(VariableNode node, NodeVariables variables) {
    if (isKept(node)) {
      variables.rows().values().forEach(this::keep);
    }
    delete(node, variables.everyRow());
  }

  private void keep(VariableEntity row) {
    changes.noticeLast(row);
    changes.history().keep(row);
  }

  private void endStored(VariableNode node, List<VariableEntity> inMemory) {
    if (isKept(node)) {
      var count = node.owner().count(Dependent.VARIABLE);
      context
          .unitOfWork()
          .moveOwned(
              VariableEntity.TABLE,
              VariableHistory.COPY,
              NodeKey.of(node).rows(),
              List.of(),
              count);
    }
    delete(node, inMemory);
  }

  private void delete(VariableNode node, List<VariableEntity> inMemory) {
    var count = node.owner().count(Dependent.VARIABLE);
    context
        .unitOfWork()
        .deleteOwned(VariableEntity.TABLE, NodeKey.of(node).rows(), count, inMemory);
    if (count > 0) {
      node.owner().count(Dependent.VARIABLE, -count);
    }
  }

  private static boolean isKept(VariableNode node) {
    return node.scope().historyLevel().isAtLeast(HistoryLevel.AUDIT);
  }
}
