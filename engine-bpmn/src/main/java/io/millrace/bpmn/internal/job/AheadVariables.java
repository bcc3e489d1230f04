package io.millrace.bpmn.internal.job;

import io.millrace.common.internal.job.StaleWorkException;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.common.internal.variable.VariableScopes;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.variable.VariableInstance;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The variables of work that is done before its family is locked: what it sets is seen by itself
 * and kept, until the lock is held and it is set in earnest. From then on these are the variables
 * of the unit of work, as everybody else has them. Used by one thread.
 */
final class AheadVariables implements VariableAccess {

  private final VariableScopes own;
  private final List<Write> writes = new ArrayList<>();
  private final Map<Place, Stamp> readBefore = new LinkedHashMap<>();
  private final Set<String> written = new HashSet<>();
  private final Set<String> read = new HashSet<>();
  private boolean readAll;
  private VariableAccess access;
  private UnaryOperator<VariableNode> there = UnaryOperator.identity();

  /** A change of a variable, to be made again under the lock. */
  private record Write(VariableNode node, Change change) {}

  /** Changes variables of a node. */
  @FunctionalInterface
  private interface Change {
    void make(VariableAccess variables, VariableNode node);
  }

  /** Where a variable is looked for. */
  private record Place(VariableNode node, String name, boolean isLocal) {

    Stamp stamp(VariableAccess variables, VariableNode at) {
      return Stamp.of(isLocal ? variables.instanceLocal(at, name) : variables.instance(at, name));
    }
  }

  /** Which value a variable had: it changes with every value that is stored. */
  private record Stamp(long id, int revision) {
    private static final Stamp NONE = new Stamp(0, 0);

    static Stamp of(VariableInstance variable) {
      return variable instanceof Entity row ? new Stamp(row.id(), row.revision()) : NONE;
    }
  }

  /** Creates the variables of work that looks ahead. */
  AheadVariables(VariableScopes own) {
    this.own = own;
    this.access = own;
  }

  /**
   * Sets in earnest what was set, now that the family is locked.
   *
   * @param locked the variables of the unit of work
   * @param nodes finds the node there for a node here
   * @throws StaleWorkException if a variable that was read and then set has another value by now
   */
  void settle(VariableAccess locked, UnaryOperator<VariableNode> nodes) {
    own.changedInPlace(this::setChanged);
    readBefore.forEach((place, stamp) -> check(place, stamp, locked, nodes));
    writes.forEach(write -> write.change().make(locked, nodes.apply(write.node())));
    there = nodes;
    access = locked;
  }

  /** What was read and changed in place is set, too. */
  private void setChanged(VariableNode node, String name, Object value) {
    if (written.add(name)) {
      expect(new Place(node, name, true));
    }
    writes.add(new Write(node, (variables, at) -> variables.setLocal(at, name, value)));
  }

  private static void check(
      Place place, Stamp stamp, VariableAccess locked, UnaryOperator<VariableNode> nodes) {
    if (!place.stamp(locked, nodes.apply(place.node())).equals(stamp)) {
      throw new StaleWorkException(
          "The variable '"
              + place.name()
              + "' was read and set by an asynchronous activity, and somebody else changed it in between. The activity is tried again.");
    }
  }

  private VariableNode at(VariableNode node) {
    return there.apply(node);
  }

  private void change(VariableNode node, Change change) {
    if (access == own) {
      writes.add(new Write(node, change));
    }
    change.make(access, at(node));
  }

  /**
   * Notes which value was read of a variable that is set now for the first time. From then on the
   * work finds what it has set itself, so a name is looked at once.
   */
  private void expect(VariableNode node, String name) {
    if (access == own && written.add(name) && (readAll || read.contains(name))) {
      expect(new Place(node, name, true));
      expect(new Place(node, name, false));
    }
  }

  private void expect(Place place) {
    readBefore.put(place, place.stamp(own, place.node()));
  }

  @Override
  public VariableTypes types() {
    return own.types();
  }

  @Override
  public boolean has(VariableNode node, String name) {
    read.add(name);
    return access.has(at(node), name);
  }

  @Override
  public boolean hasLocal(VariableNode node, String name) {
    read.add(name);
    return access.hasLocal(at(node), name);
  }

  @Override
  public Object get(VariableNode node, String name) {
    read.add(name);
    return access.get(at(node), name);
  }

  @Override
  public Object getLocal(VariableNode node, String name) {
    read.add(name);
    return access.getLocal(at(node), name);
  }

  @Override
  public VariableInstance instance(VariableNode node, String name) {
    read.add(name);
    return access.instance(at(node), name);
  }

  @Override
  public VariableInstance instanceLocal(VariableNode node, String name) {
    read.add(name);
    return access.instanceLocal(at(node), name);
  }

  @Override
  public Map<String, Object> all(VariableNode node) {
    readAll = true;
    return access.all(at(node));
  }

  @Override
  public Map<String, Object> allLocal(VariableNode node) {
    readAll = true;
    return access.allLocal(at(node));
  }

  @Override
  public Map<String, Object> storedLocal(VariableNode node) {
    readAll = true;
    return access.storedLocal(at(node));
  }

  @Override
  public Map<String, VariableInstance> instances(VariableNode node) {
    readAll = true;
    return access.instances(at(node));
  }

  @Override
  public Map<String, VariableInstance> instancesLocal(VariableNode node) {
    readAll = true;
    return access.instancesLocal(at(node));
  }

  @Override
  public Object getTransient(VariableNode node, String name) {
    read.add(name);
    return access.getTransient(at(node), name);
  }

  @Override
  public Object getTransientLocal(VariableNode node, String name) {
    read.add(name);
    return access.getTransientLocal(at(node), name);
  }

  @Override
  public Map<String, Object> allTransient(VariableNode node) {
    readAll = true;
    return access.allTransient(at(node));
  }

  @Override
  public Map<String, Object> allTransientLocal(VariableNode node) {
    readAll = true;
    return access.allTransientLocal(at(node));
  }

  @Override
  public void set(VariableNode node, String name, Object value) {
    expect(node, name);
    change(node, (variables, at) -> variables.set(at, name, value));
  }

  @Override
  public void setLocal(VariableNode node, String name, Object value) {
    expect(node, name);
    change(node, (variables, at) -> variables.setLocal(at, name, value));
  }

  @Override
  public void remove(VariableNode node, String name) {
    expect(node, name);
    change(node, (variables, at) -> variables.remove(at, name));
  }

  @Override
  public void removeLocal(VariableNode node, String name) {
    expect(node, name);
    change(node, (variables, at) -> variables.removeLocal(at, name));
  }

  @Override
  public void setTransient(VariableNode node, String name, Object value) {
    change(node, (variables, at) -> variables.setTransient(at, name, value));
  }

  @Override
  public void setTransientLocal(VariableNode node, String name, Object value) {
    change(node, (variables, at) -> variables.setTransientLocal(at, name, value));
  }

  @Override
  public void removeTransient(VariableNode node, String name) {
    change(node, (variables, at) -> variables.removeTransient(at, name));
  }

  @Override
  public void removeTransientLocal(VariableNode node, String name) {
    change(node, (variables, at) -> variables.removeTransientLocal(at, name));
  }
}
