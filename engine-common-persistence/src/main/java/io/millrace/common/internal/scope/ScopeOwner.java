package io.millrace.common.internal.scope;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.localization.LocalizedModel;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableNode;
import java.util.List;

/**
 * The port through which shared code calls the engine that owns a row. Stateless; one per engine.
 */
public interface ScopeOwner {

  /** Returns what rows of this engine carry as their scope type. */
  String scopeType();

  /**
   * Returns the read that locks the root row of a family, if the root is one of this engine's
   * instances.
   */
  Read<?> lockRoot(RootOf family, long id);

  /**
   * Returns the SQL that gives the id of a family's root if the root is one of this engine's
   * instances and the family is small enough to be read whole; null otherwise. It has what {@code
   * family} has: a question mark, or the name of a column.
   */
  String smallRoot(RootOf family);

  /**
   * Returns the SQL that gives, as {@code VALUE_}, those of some ids that {@link #smallRoot} gives.
   * It has {@link Dialect#idList} of them.
   *
   * @param count how many ids there are
   */
  String smallRoots(int count, Dialect dialect);

  /** Tells whether each family is read whole, so that nobody has to ask how large it is. */
  default boolean readsAllWhole() {
    return false;
  }

  /** Returns the read of the family's tree, to be run after the lock is held. */
  Read<?> readTree(RootOf family, long id);

  /**
   * Returns what else is to be read with the tree of a family, so that nobody asks for it later;
   * nothing if that is unlikely to find anything.
   */
  default List<Read<?>> besideTree(RootOf family, long id) {
    return List.of();
  }

  /** Returns the read that locks those of some roots that are this engine's, by ascending id. */
  Read<?> lockRoots(List<Long> roots, Dialect dialect);

  /** Tells whether a row that {@link #lockRoots} gave is the root of its family. */
  boolean isRoot(Entity row);

  /** Returns the id of the root of the family that a row of a tree belongs to. */
  long familyOf(Entity row);

  /** Returns the read of the trees of families, to be run after the locks are held. */
  Read<?> readTrees(List<Long> roots, Dialect dialect);

  /**
   * Takes the rows that {@link #readTree} or {@link #readTrees} gave, so that nothing of the tree
   * is asked for again.
   */
  void treeRead(CommandContext context, List<? extends Entity> rows);

  /**
   * Returns all rows that this engine has in a family, as they are in memory; null if they may not
   * be all, or if they are not those of one instance alone. Asked of families that were started or
   * whose trees were read whole, after the commit.
   */
  default FamilyRows familyRows(CommandContext context, long rootId) {
    return null;
  }

  /**
   * Returns what rows of a running instance name as their owner; null if the unit of work holds no
   * instance of this engine with this id.
   */
  ScopeRef instance(CommandContext context, long id);

  /** Returns the execution or plan item that owns a row; null if it is gone. */
  OwnerEntity element(CommandContext context, long elementId);

  /** Tells whether an execution or plan item is suspended, so that its jobs rest. */
  default boolean rests(CommandContext context, long elementId) {
    return false;
  }

  /**
   * Tells whether a version of a definition is suspended, so that what is to start its instances
   * rests.
   */
  default boolean definitionRests(CommandContext context, long definitionId) {
    return false;
  }

  /** Returns how much is kept of instances of a version of a definition. */
  default HistoryLevel historyLevel(CommandContext context, long definitionId) {
    return HistoryLevel.NONE;
  }

  /**
   * Returns what a version of a definition is called in other languages; {@link
   * LocalizedModel#NONE} if it is not there.
   */
  default LocalizedModel localized(CommandContext context, long definitionId) {
    return LocalizedModel.NONE;
  }

  /** Returns where the variables of an execution or plan item live. */
  VariableNode variables(CommandContext context, long elementId);

  /**
   * Moves on: a task of this engine was completed, its variables are set, its row is deleted.
   *
   * @param completedBy who completed it; null for nobody in particular
   */
  void taskCompleted(CommandContext context, TaskEntity task, String completedBy);

  /**
   * Tells whether listeners of a definition hear of changes of open tasks: who changes one has to
   * hold the lock of its family then, since a listener may reach all of it.
   */
  default boolean hearsOpenTasks(CommandContext context, long definitionId) {
    return false;
  }

  /**
   * Runs the task listeners of an event ({@code create}, {@code assignment}, {@code complete},
   * {@code delete}, {@code update}).
   */
  void taskEvent(CommandContext context, TaskEntity task, String event);
}
