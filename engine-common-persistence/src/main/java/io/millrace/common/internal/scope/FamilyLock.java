package io.millrace.common.internal.scope;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.Entity;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.metrics.EngineMetric;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Takes the lock of a family of instances, the row of its root, and reads the family's trees after
 * the lock is held, in one round trip where the database can.
 *
 * <p>The order matters: under READ COMMITTED a statement sees what was committed before it began,
 * so the tree has to be read by a later statement than the one that waited for the lock.
 */
public final class FamilyLock {

  private static final int MOST_AT_ONCE = 500;
  private static final Read<?>[] NOTHING = {};

  private final ScopeOwners owners;

  /** Creates the lock for the engines of one schema. */
  public FamilyLock(ScopeOwners owners) {
    this.owners = owners;
  }

  /**
   * Locks a family and reads its trees.
   *
   * @param family how the root is found
   * @param id the id it is found by
   * @param more reads to run in the same trip, after the lock
   * @return the live rows of each of {@code more}, in order
   */
  public List<List<? extends Entity>> acquire(
      CommandContext context, RootOf family, long id, Read<?>... more) {
    return id == 0
        ? Collections.nCopies(more.length, List.of())
        : acquire(context, family, id, true, more);
  }

  /**
   * Locks a family, unless others have locked it, and reads its trees; in a transaction of the
   * engine's own.
   *
   * @param family how the root is found
   * @param id the id it is found by
   * @param more a read to run in the same trip, after the lock
   * @return the live rows of {@code more}; none if the family is not held
   */
  public List<? extends Entity> acquireIfFree(
      CommandContext context, RootOf family, long id, Read<?> more) {
    var rows = acquire(context, family, id, false, more).get(0);
    return isGone(context, id) ? List.of() : rows;
  }

  private List<List<? extends Entity>> acquire(
      CommandContext context, RootOf family, long id, boolean waits, Read<?>... more) {
    var firstOfMore = owners.all().size();
    var firstTree = firstOfMore + more.length;
    var results = fetchLocked(context, reads(context, family, id, waits, more));
    var gone = true;
    for (var roots : results.subList(0, firstOfMore)) {
      gone &= roots.isEmpty();
      hold(context, roots);
    }
    if (gone) {
      Held.of(context).gone().add(id);
    }
    for (var i = 0; i < owners.all().size(); i++) {
      owners.all().get(i).treeRead(context, results.get(firstTree + i));
    }
    return results.subList(firstOfMore, firstTree);
  }

  /** Returns what locks the root, then {@code more}, then what reads the trees of all engines. */
  private List<Read<?>> reads(
      CommandContext context, RootOf family, long id, boolean waits, Read<?>... more) {
    var reads = new ArrayList<Read<?>>();
    for (var owner : owners.all()) {
      var root = owner.lockRoot(family, id);
      reads.add(waits ? root : root.ifFree());
    }
    Collections.addAll(reads, more);
    for (var owner : owners.all()) {
      reads.add(tree(context, owner, family, id));
    }
    owners.all().forEach(owner -> reads.addAll(owner.besideTree(family, id)));
    return reads;
  }

  /**
   * Takes a family as it is remembered, instead of locking and reading it, if it is and if this is
   * the first thing that the unit of work does. It counts as held: before anything is sent but the
   * flush that commits, the same lock is taken and the same is read as by {@link #acquire}, and
   * compared; that flush does both by itself.
   *
   * @param taskId the task by which the family is found
   * @param tasks gives the reads of the open tasks of its instance
   * @return false if the family has to be acquired
   */
  public boolean recall(CommandContext context, long taskId, Supplier<List<Read<?>>> tasks) {
    var memory = context.session().memory();
    if (!memory.isOn() || !context.mayTrust()) {
      return false;
    }
    var family = memory.take(taskId);
    if (family == null) {
      return false;
    }
    var ofTasks = tasks.get().toArray(Read[]::new);
    var proof = reads(context, RootOf.TASK, taskId, true, ofTasks);
    var rows = context.unitOfWork().trust(family, proof);
    Held.of(context).addWhole(family.rootId());
    var firstTree = owners.all().size() + ofTasks.length;
    for (var i = 0; i < owners.all().size(); i++) {
      var table = proof.get(firstTree + i).table();
      owners.all().get(i).treeRead(context, rows.stream().filter(r -> r.table() == table).toList());
    }
    context.measures().count(EngineMetric.RECALLS, null);
    return true;
  }

  /**
   * Remembers the families that a unit of work knows whole, once its transaction, one of the
   * engine's own, is committed. Not where user code had the connection: it may have changed rows.
   */
  public void remember(CommandContext context) {
    var held = context.attached(Held.class);
    if (held != null && context.session().memory().isOn() && !context.session().wasLent()) {
      held.whole().forEach(rootId -> remember(context, rootId));
    }
  }

  private void remember(CommandContext context, long rootId) {
    FamilyRows found = null;
    for (var owner : owners.all()) {
      var rows = owner.familyRows(context, rootId);
      if (rows == null || found != null && !rows.elements().isEmpty()) {
        return;
      }
      found = rows.elements().isEmpty() ? found : rows;
    }
    if (found != null && !found.tasks().isEmpty() && found.areAll()) {
      context.session().memory().remember(rootId, found.elements(), found.tasks());
    }
  }

  /**
   * Locks several families by their roots, in the order of their ids, and reads their trees, in one
   * round trip where the database can.
   *
   * @param rootIds the roots; those that are gone are noted as gone, and an instance that was
   *     called is locked alone: its family is not held
   * @param more reads to run in the same trip, after the locks
   */
  public void acquireAll(CommandContext context, Collection<Long> rootIds, Read<?>... more) {
    var dialect = context.session().dialect();
    var sorted = rootIds.stream().distinct().sorted().toList();
    for (var from = 0; from < sorted.size(); from += MOST_AT_ONCE) {
      var some = sorted.subList(from, Math.min(from + MOST_AT_ONCE, sorted.size()));
      acquireSome(context, some, dialect, from + MOST_AT_ONCE < sorted.size() ? NOTHING : more);
    }
  }

  private void acquireSome(
      CommandContext context, List<Long> roots, Dialect dialect, Read<?>... more) {
    var reads = new ArrayList<Read<?>>();
    owners.all().forEach(owner -> reads.add(owner.lockRoots(roots, dialect)));
    for (var owner : owners.all()) {
      var trees = owner.readTrees(roots, dialect);
      reads.add(context.session().ownsTransaction() ? trees : trees.locked());
    }
    reads.addAll(List.of(more));
    var results = fetchLocked(context, reads);
    var gone = new HashSet<>(roots);
    for (var i = 0; i < owners.all().size(); i++) {
      results.get(i).forEach(row -> gone.remove(row.id()));
    }
    takeTrees(context, results);
    Held.of(context).gone().addAll(gone);
  }

  /** Takes what was read of several families: the roots of each engine, then its trees. */
  private void takeTrees(CommandContext context, List<List<? extends Entity>> results) {
    var engines = owners.all();
    for (var i = 0; i < engines.size(); i++) {
      var owner = engines.get(i);
      hold(context, results.get(i).stream().filter(owner::isRoot).toList());
      owner.treeRead(context, results.get(engines.size() + i));
    }
  }

  /**
   * Locks those of several families that nobody else has locked, in the order of the ids of their
   * roots, and reads the trees, in one round trip where the database can; in a transaction of the
   * engine's own. {@link #holds} tells which are held now.
   *
   * @param roots the roots, at most a few hundred, each once, by ascending id
   * @param more a read to run in the same trip, after the locks
   * @return its live rows, in order
   */
  public List<? extends Entity> acquireFree(
      CommandContext context, List<Long> roots, Read<?> more) {
    var dialect = context.session().dialect();
    var reads = new ArrayList<Read<?>>();
    owners.all().forEach(owner -> reads.add(owner.lockRoots(roots, dialect).ifFree()));
    owners.all().forEach(owner -> reads.add(owner.readTrees(roots, dialect)));
    reads.add(more);
    var results = fetchLocked(context, reads);
    takeTrees(context, results);
    return results.get(results.size() - 1);
  }

  private static List<List<? extends Entity>> fetchLocked(
      CommandContext context, List<Read<?>> reads) {
    var begin = context.measures().begin();
    var results = context.unitOfWork().fetch(reads);
    context.measures().timeSince(EngineMetric.LOCKS, null, begin);
    return results;
  }

  /**
   * Reads the trees of a family without a lock, and more in the same trip.
   *
   * @param family how the root is found
   * @param id the id it is found by
   */
  public void look(CommandContext context, RootOf family, long id, Read<?>... more) {
    var reads = new ArrayList<Read<?>>(List.of(more));
    owners.all().forEach(owner -> reads.add(owner.readTree(family, id)));
    owners.all().forEach(owner -> reads.addAll(owner.besideTree(family, id)));
    var results = context.unitOfWork().fetch(reads);
    for (var i = 0; i < owners.all().size(); i++) {
      owners.all().get(i).treeRead(context, results.get(more.length + i));
    }
  }

  /**
   * Reads the trees of several families without a lock, for units of work that each {@linkplain
   * #look(CommandContext, CommandContext, long, RootOf, long) look} at one of them.
   *
   * @param roots the roots, at most a few hundred, each once
   */
  public Glimpse glimpse(CommandContext context, List<Long> roots) {
    var reads = new ArrayList<Read<?>>();
    var dialect = context.session().dialect();
    owners.all().forEach(owner -> reads.add(owner.readTrees(roots, dialect)));
    return Glimpse.of(owners.all(), context.unitOfWork().fetch(reads));
  }

  /**
   * Looks at a family without a lock, which costs nothing if the call has had a {@linkplain
   * CommandContext#attachment glimpse} of it.
   *
   * @param context the unit of work that looks
   * @param call the unit of work that it looks for
   * @param rootId the family's root
   * @param family how the root is found where there was no glimpse
   * @param id the id it is found by
   */
  public void look(
      CommandContext context, CommandContext call, long rootId, RootOf family, long id) {
    var glimpse = call.attachment(Glimpse.class, c -> Glimpse.none());
    if (!glimpse.show(rootId, owners.all(), context)) {
      look(context, family, id);
    }
  }

  /**
   * A transaction of the caller's may read from a snapshot that is older than the lock. Then a row
   * of the tree that has changed meanwhile can be read but not locked, so that the caller gets a
   * serialization failure instead of a wrong tree; a row that came meanwhile has changed its
   * parent.
   */
  private static Read<?> tree(CommandContext context, ScopeOwner owner, RootOf family, long id) {
    var read = owner.readTree(family, id);
    return context.session().ownsTransaction() ? read : read.locked();
  }

  /** Returns how many engines share the schema. */
  public int engines() {
    return owners.all().size();
  }

  /** Tells whether every family is read whole, however large it is. */
  public boolean readsAllWhole() {
    return owners.all().stream().allMatch(ScopeOwner::readsAllWhole);
  }

  /**
   * Returns the SQL that gives the root of a family that is small enough to be read whole, one for
   * each engine; each has what {@code family} has: a question mark, or the name of a column.
   */
  public List<String> smallRoots(RootOf family) {
    return owners.all().stream().map(owner -> owner.smallRoot(family)).toList();
  }

  /**
   * In a transaction of the caller's, which may run at a stricter level than READ COMMITTED, the
   * root's revision is raised, so that somebody who read the tree from an older snapshot gets a
   * serialization failure instead of a wrong tree.
   */
  private static void hold(CommandContext context, List<? extends Entity> roots) {
    context.outdateAnswers();
    for (var root : roots) {
      context.session().memory().forget(root.id());
      Held.of(context).addWhole(root.id());
      if (!context.session().ownsTransaction()) {
        context.unitOfWork().touch(root);
      }
    }
  }

  /** Tells whether a family was to be locked by an id, and none was there. */
  public static boolean isGone(CommandContext context, long id) {
    return Held.of(context).gone().contains(id);
  }

  /**
   * Tells whether a unit of work holds the lock of a family, by having taken it or by having
   * started the family.
   */
  public static boolean holds(CommandContext context, long rootId) {
    return Held.of(context).roots().contains(rootId);
  }

  /** Tells whether a unit of work holds the lock of any family, or has started one. */
  public static boolean holdsAny(CommandContext context) {
    return !Held.of(context).roots().isEmpty();
  }

  /** Notes that a family was started by this unit of work, so that nobody else can reach it. */
  public static void started(CommandContext context, long rootId) {
    Held.of(context).addWhole(rootId);
  }

  /**
   * The families of a unit of work.
   *
   * @param roots those it holds
   * @param gone those that were not there
   * @param whole those it holds and knew whole when it began to
   */
  private record Held(Set<Long> roots, Set<Long> gone, Set<Long> whole) {
    static Held of(CommandContext context) {
      return context.attachment(
          Held.class, c -> new Held(new HashSet<>(), new HashSet<>(), new HashSet<>()));
    }

    void addWhole(long rootId) {
      roots.add(rootId);
      whole.add(rootId);
    }
  }
}
