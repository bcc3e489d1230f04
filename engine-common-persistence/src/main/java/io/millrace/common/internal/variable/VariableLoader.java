package io.millrace.common.internal.variable;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Keeps what a unit of work knows of its nodes and loads what it does not, for a whole chain in one
 * statement.
 */
final class VariableLoader {

  private final CommandContext context;
  private final VariableTypes types;
  private final Map<NodeKey, NodeVariables> nodes = new HashMap<>();

  VariableLoader(CommandContext context, VariableTypes types) {
    this.context = context;
    this.types = types;
  }

  /** Returns what is known of a node; nothing is loaded. */
  NodeVariables known(VariableNode node) {
    return nodes.computeIfAbsent(NodeKey.of(node), key -> new NodeVariables(node));
  }

  /**
   * Returns the variables of a node, in the order of their ids where they are loaded; if they have
   * to be loaded, those of the nodes above come along.
   */
  NodeVariables loaded(VariableNode node) {
    var variables = known(node);
    if (!variables.isLoaded()) {
      load(node);
    }
    return variables;
  }

  /** Returns the nodes that are known, in no order. */
  Collection<NodeVariables> nodes() {
    return nodes.values();
  }

  /** A node is gone: nothing is kept of one that never had a variable. */
  void forget(VariableNode node) {
    nodes.computeIfPresent(
        NodeKey.of(node), (key, variables) -> variables.isUntouched() ? null : variables);
  }

  private void load(VariableNode lowest) {
    var missing = new HashMap<NodeKey, NodeVariables>();
    for (var node = lowest; node != null; node = node.parent()) {
      var variables = known(node);
      if (!variables.isLoaded()) {
        missing.put(NodeKey.of(node), variables);
      }
    }
    var ahead = VariablesAhead.of(context);
    var unread = missing.keySet().stream().filter(key -> !ahead.has(key)).toList();
    var rows = new ArrayList<VariableEntity>();
    if (unread.size() < missing.size()) {
      context
          .unitOfWork()
          .known(VariableEntity.TABLE)
          .filter(row -> ahead.has(NodeKey.of(row)))
          .forEach(rows::add);
    }
    if (!unread.isEmpty()) {
      rows.addAll(context.unitOfWork().fetch(read(unread)));
    }
    rows.sort(Comparator.comparingLong(VariableEntity::id));
    rows.forEach(row -> put(row, missing));
    missing.values().forEach(NodeVariables::loaded);
  }

  private void put(VariableEntity row, Map<NodeKey, NodeVariables> missing) {
    var variables = missing.get(NodeKey.of(row));
    if (variables != null) {
      row.readBy(types);
      variables.put(row);
    }
  }

  private Read<VariableEntity> read(List<NodeKey> keys) {
    var elements = keys.stream().map(NodeKey::element).distinct().toList();
    var tasks = keys.stream().map(NodeKey::task).distinct().toList();
    var dialect = context.session().dialect();
    var parameters = new ArrayList<Parameter>(dialect.idList(elements));
    parameters.addAll(dialect.idList(tasks));
    return Read.where(
        VariableEntity.TABLE,
        "SUB_SCOPE_ID_ "
            + dialect.isOneOf(elements.size())
            + " and TASK_ID_ "
            + dialect.isOneOf(tasks.size()),
        parameters.toArray(new Parameter[0]));
  }
}
