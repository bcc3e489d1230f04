package io.millrace.common.internal.variable;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.StorableText;
import io.millrace.common.variable.VariableInstance;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables of a unit of work. The first look at a node loads it and the nodes above that have
 * variables, in one statement; from then on everything is looked up in memory.
 *
 * <p>A value is written when it is set, and what is read is a copy of what was set; an object that
 * is changed after it was set is not written until it is set again. An object that was read (a map,
 * a list, a tree) and changed in place is written when the outermost command has come to rest,
 * where it holds the lock of the family; listeners hear of it then. Used by one thread.
 */
public final class VariableScopes implements VariableAccess {

  private static final int LONGEST_NAME = 255;

  private final VariableTypes types;
  private final VariableLoader loader;
  private final VariableChanges changes;
  private final TransientVariables transients;
  private final EndedScopes ended;
  private long transientChanges;

  VariableScopes(CommandContext context, Variables engine) {
    types = engine.types();
    loader = new VariableLoader(context, engine.types());
    changes = new VariableChanges(context, engine);
    transients = new TransientVariables(loader);
    ended = new EndedScopes(context, loader, changes);
    context.whenAtRest(() -> changeable().forEach(this::notice));
  }

  /** Returns the variables whose values somebody may have changed in place, the oldest first. */
  private List<VariableEntity> changeable() {
    var changeable = new ArrayList<VariableEntity>();
    loader.nodes().forEach(variables -> variables.addChangeable(changeable));
    changeable.sort(Comparator.comparingLong(VariableEntity::id));
    return changeable;
  }

  /** What hears of one change may have removed the next variable. */
  private void notice(VariableEntity row) {
    if (!row.isDeleted()) {
      changes.notice(row);
    }
  }

  /**
   * Shows the variables whose values were changed in place after they were read; nothing is stored.
   */
  public void changedInPlace(InPlace seen) {
    for (var variables : List.copyOf(loader.nodes())) {
      for (var row : List.copyOf(variables.rows().values())) {
        if (row.isChangeable() && row.changedInPlace(types) != null) {
          seen.changed(variables.node(), row.name(), row.getValue());
        }
      }
    }
  }

  /** Is shown a value that was changed in place. */
  @FunctionalInterface
  public interface InPlace {

    /** A variable of a node has this value now. */
    void changed(VariableNode node, String name, Object value);
  }

  /**
   * Ends scopes: their variables go to history, if it keeps them, and are deleted. Nothing is
   * loaded for it, and nothing is sent for nodes without variables.
   */
  public void end(Collection<VariableNode> nodes) {
    ended.end(nodes);
  }

  @Override
  public void forget(VariableNode node) {
    loader.forget(node);
  }

  @Override
  public VariableTypes types() {
    return types;
  }

  /** Returns the nearest node that has a stored variable; null if there is none. */
  private VariableNode find(VariableNode lowest, String name) {
    var node = lowest;
    while (node != null && loader.loaded(node).get(name) == null) {
      node = node.parent();
    }
    return node;
  }

  @Override
  public boolean has(VariableNode node, String name) {
    return counter(node, name) != null
        || transients.find(node, name) != null
        || find(node, name) != null;
  }

  /** Returns the nearest number of that name that an owner keeps in its own row; null without. */
  private static Integer counter(VariableNode lowest, String name) {
    for (var node = lowest; node != null; node = node.parent()) {
      var counter = node.owner().counter(name);
      if (counter != null) {
        return counter;
      }
    }
    return null;
  }

  @Override
  public boolean hasLocal(VariableNode node, String name) {
    return transients.at(node).containsKey(name)
        || loader.loaded(node).get(name) != null
        || node.owner().counter(name) != null;
  }

  @Override
  public Object get(VariableNode lowest, String name) {
    for (var node = lowest; node != null; node = node.parent()) {
      if (hasLocal(node, name)) {
        return getLocal(node, name);
      }
    }
    return null;
  }

  @Override
  public Object getLocal(VariableNode node, String name) {
    if (transients.at(node).containsKey(name)) {
      return transients.at(node).get(name);
    }
    var row = loader.loaded(node).get(name);
    return row == null ? node.owner().counter(name) : row.getValue();
  }

  @Override
  public VariableInstance instance(VariableNode node, String name) {
    var holder = find(node, name);
    return holder == null ? null : instanceLocal(holder, name);
  }

  @Override
  public VariableInstance instanceLocal(VariableNode node, String name) {
    return loader.loaded(node).get(name);
  }

  @Override
  public Map<String, Object> all(VariableNode lowest) {
    var all = new LinkedHashMap<String, Object>();
    lowest.topFirst().forEach(node -> all.putAll(allLocal(node)));
    return all;
  }

  @Override
  public Map<String, Object> allLocal(VariableNode node) {
    var all = storedLocal(node);
    all.putAll(transients.at(node));
    return all;
  }

  @Override
  public Map<String, Object> storedLocal(VariableNode node) {
    var all = new LinkedHashMap<String, Object>();
    for (var row : loader.loaded(node).rows().values()) {
      all.put(row.name(), row.getValue());
    }
    return all;
  }

  @Override
  public Map<String, VariableInstance> instances(VariableNode lowest) {
    var all = new LinkedHashMap<String, VariableInstance>();
    lowest.topFirst().forEach(node -> all.putAll(loader.loaded(node).rows()));
    return all;
  }

  @Override
  public Map<String, VariableInstance> instancesLocal(VariableNode node) {
    return new LinkedHashMap<>(loader.loaded(node).rows());
  }

  @Override
  public void set(VariableNode node, String name, Object value) {
    checkName(name);
    var holder = node;
    while (!holder.keeps(name) && loader.loaded(holder).get(name) == null) {
      holder = holder.parent();
    }
    setLocal(holder, name, value);
  }

  @Override
  public void setLocal(VariableNode node, String name, Object value) {
    checkName(name);
    var variables = loader.loaded(node);
    var row = variables.get(name);
    if (row == null) {
      changes.create(node, name, value, variables::put);
    } else {
      changes.update(row, value);
    }
  }

  /** Brings variables back that a node had before it ended. */
  void revive(VariableNode node, Collection<HistoricVariableEntity> kept) {
    var variables = loader.loaded(node);
    kept.forEach(variable -> variables.put(changes.revive(node, variable)));
  }

  @Override
  public void remove(VariableNode node, String name) {
    var holder = find(node, name);
    if (holder != null) {
      removeLocal(holder, name);
    }
  }

  @Override
  public void removeLocal(VariableNode node, String name) {
    var variables = loader.loaded(node);
    var row = variables.get(name);
    if (row != null) {
      changes.remove(node, row, variables::remove);
    }
  }

  @Override
  public Object getTransient(VariableNode node, String name) {
    var holder = transients.find(node, name);
    return holder == null ? null : transients.at(holder).get(name);
  }

  @Override
  public Object getTransientLocal(VariableNode node, String name) {
    return transients.at(node).get(name);
  }

  @Override
  public Map<String, Object> allTransient(VariableNode node) {
    return transients.seenFrom(node);
  }

  @Override
  public Map<String, Object> allTransientLocal(VariableNode node) {
    return new LinkedHashMap<>(transients.at(node));
  }

  @Override
  public long transientChanges() {
    return transientChanges;
  }

  @Override
  public void setTransient(VariableNode node, String name, Object value) {
    checkName(name);
    setTransientLocal(node.keeper(name), name, value);
  }

  @Override
  public void setTransientLocal(VariableNode node, String name, Object value) {
    checkName(name);
    transientChanges++;
    transients.at(node).put(name, value);
  }

  @Override
  public void removeTransient(VariableNode node, String name) {
    var holder = transients.find(node, name);
    if (holder != null) {
      removeTransientLocal(holder, name);
    }
  }

  @Override
  public void removeTransientLocal(VariableNode node, String name) {
    transientChanges++;
    transients.at(node).remove(name);
  }

  private static void checkName(String name) {
    if (name == null || !isName(name)) {
      throw new BadArgumentException(
          "A variable cannot be named "
              + (name == null ? "null" : "'" + name + "'")
              + ". Use 1 to "
              + LONGEST_NAME
              + " characters, no zero character, and no half of a surrogate pair.");
    }
  }

  /** Some databases refuse the zero character or replace halves of characters. */
  private static boolean isName(String name) {
    return !name.isBlank() && name.length() <= LONGEST_NAME && StorableText.flaw(name) == null;
  }
}
