package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What one command has loaded and will write.
 *
 * <p>Each row is one entity object, however often it is asked for. Nothing is written before a
 * flush; what is born and dies before never reaches the database, nor does a change that is undone.
 * Not thread-safe.
 */
public final class UnitOfWork {

  private final DatabaseSession session;
  private final IdGenerator ids;
  private final Map<Table<?>, KnownRows> identities = new HashMap<>();
  private final BulkWork bulk = new BulkWork();
  private final Changes changes = new Changes();
  private final WrittenLocks locked = new WrittenLocks();
  private long shipped;

  /** Creates an empty unit of work. */
  public UnitOfWork(DatabaseSession session, IdGenerator ids) {
    this.session = session;
    this.ids = ids;
  }

  /** Returns the conversation with the database. */
  public DatabaseSession session() {
    return session;
  }

  /** Returns a new id, unique over all nodes, without a round trip. */
  public long nextId() {
    return ids.next();
  }

  /** Takes a new entity; gives it an id if it has none. Returns the entity. */
  public <E extends Entity> E insert(E entity) {
    return insert(entity, entity.id() == 0 ? ids.next() : entity.id());
  }

  /** Takes a new entity under an id that was drawn before. Returns the entity. */
  public <E extends Entity> E insert(E entity, long id) {
    entity.id(id);
    var before = rows(entity.table()).put(id, entity);
    if (before != null && before != entity) {
      throw new IllegalStateException(
          "The unit of work has a row " + id + " of " + entity.table() + " already");
    }
    entity.state(Entity.State.NEW);
    entity.changes(changes);
    changes.add(entity);
    return entity;
  }

  /**
   * Deletes an entity: one that was born here is forgotten, one of the database goes with the next
   * flush.
   */
  public void delete(Entity entity) {
    if (entity.isNew()) {
      forget(entity);
      return;
    }
    entity.state(Entity.State.DELETED);
    changes.add(entity);
  }

  /** Forgets a row that was read and not changed, so that it is known again once it is read. */
  public void forgetRead(Entity entity) {
    if (entity.state() == Entity.State.CLEAN) {
      rows(entity.table()).remove(entity.id());
    }
  }

  /** Raises the revision of a row even though nothing in it changes. */
  public void touch(Entity entity) {
    entity.changed();
    if (entity.state() == Entity.State.CHANGED) {
      entity.stored(null);
    }
  }

  /** Returns the live entity of an id, from memory or from the database; null if there is none. */
  public <E extends Entity> E find(Table<E> table, long id) {
    if (id == 0) {
      return null;
    }
    var known = inMemory(table, id);
    if (known == null) {
      fetch(Read.where(table, "ID_ = ?", Parameter.of(id)));
      known = inMemory(table, id);
    }
    return live(known);
  }

  /** Returns the live entity of an id if this unit of work has it in memory; otherwise null. */
  public <E extends Entity> E known(Table<E> table, long id) {
    return live(inMemory(table, id));
  }

  /**
   * Takes rows that were remembered as if they had been read. They are proved by what is sent next:
   * by the flush that commits, or else before anything is read, locked or lent.
   *
   * @param family the rows
   * @param proof reads that lock the family and then give all its rows and no others
   * @return the rows
   */
  public List<Entity> trust(RememberedFamily family, List<Read<?>> proof) {
    var entities = family.entities();
    adopt(entities);
    session.trust(new Trust(entities, proof));
    return entities;
  }

  /** Tells whether nothing was read, made or changed here so far. */
  public boolean isEmpty() {
    return identities.isEmpty() && !isTouched();
  }

  private Entity inMemory(Table<?> table, long id) {
    var rows = identities.get(table);
    return rows == null ? null : rows.get(id);
  }

  /** Returns the live entities of a table that are in memory, in no order. */
  public <E extends Entity> Stream<E> known(Table<E> table) {
    var rows = identities.get(table);
    return rows == null
        ? Stream.empty()
        : rows.values().stream().map(UnitOfWork::<E>live).filter(e -> e != null);
  }

  /**
   * Returns the live entities of a table that are in memory and meet a condition, in no order, in a
   * list of the caller's.
   */
  public <E extends Entity> List<E> known(Table<E> table, Predicate<? super E> condition) {
    var found = new ArrayList<E>();
    var rows = identities.get(table);
    if (rows != null) {
      for (var row : rows.values()) {
        E entity = live(row);
        if (entity != null && condition.test(entity)) {
          found.add(entity);
        }
      }
    }
    return found;
  }

  @SuppressWarnings("unchecked")
  private static <E extends Entity> E live(Entity entity) {
    return entity == null || entity.isDeleted() ? null : (E) entity;
  }

  /**
   * Returns the live entities of a table that are in memory and of which a key gives a number, in
   * no order. Takes as long as there are such entities, however many others there are.
   */
  public <E extends Entity> List<E> known(RowKey<E> key, long value) {
    var found = new ArrayList<E>();
    for (var row : inMemory(key, value)) {
      E entity = live(row);
      if (entity != null) {
        found.add(entity);
      }
    }
    return found;
  }

  private <E extends Entity> List<Entity> inMemory(RowKey<E> key, long value) {
    var rows = identities.get(key.table());
    return rows == null ? List.of() : rows.values(key, value);
  }

  /** Runs one read. Returns the live entities of its rows, in the order of the rows. */
  public <E extends Entity> List<E> fetch(Read<E> read) {
    @SuppressWarnings("unchecked")
    var rows = (List<E>) fetch(List.<Read<?>>of(read)).get(0);
    return rows;
  }

  /**
   * Runs several reads, in one round trip where the database can. Returns the live entities of
   * each, in the order of the rows.
   */
  public List<List<? extends Entity>> fetch(List<Read<?>> reads) {
    var fetched = session.fetch(reads);
    var results = new ArrayList<List<? extends Entity>>(reads.size());
    for (var i = 0; i < reads.size(); i++) {
      var read = reads.get(i);
      results.add(take(read.table(), fetched.get(i), read.locking() ? session.locks() : null));
      if (read.locking() && session.dialect().locksByWriting()) {
        locked.add(results.get(i));
      }
    }
    return results;
  }

  private <E extends Entity> List<E> take(Table<E> table, List<Object[]> rows, RowLocks locks) {
    var entities = new ArrayList<E>(rows.size());
    for (var values : rows) {
      var entity = bulk.deletes(table, values) ? null : take(table, values, locks);
      if (entity != null && !entity.isDeleted()) {
        entities.add(entity);
      }
    }
    return entities;
  }

  /** What is known already and has changed since may be another than the row that was locked. */
  private <E extends Entity> E take(Table<E> table, Object[] values, RowLocks locks) {
    var rows = rows(table);
    @SuppressWarnings("unchecked")
    var known = (E) rows.get((Long) values[0]);
    var entity = known == null ? table.newEntity() : known;
    if (known == null || known.state() == Entity.State.CLEAN) {
      var columns = table.columns();
      for (var i = 0; i < values.length; i++) {
        columns.get(i).write().accept(entity, values[i]);
      }
      entity.stored(values);
      entity.state(Entity.State.CLEAN);
      entity.changes(changes);
      if (locks != null) {
        entity.lockedBy(locks);
      }
      rows.put(entity.id(), entity);
    }
    return entity;
  }

  /** Takes rows that another unit of work has read and leaves to this one. */
  public void adopt(List<? extends Entity> rows) {
    for (var row : rows) {
      row.changes(changes);
      rows(row.table()).put(row.id(), row);
      if (!row.isStored()) {
        changes.add(row);
      }
    }
  }

  /**
   * Runs a read of the rows that have one of many values in a column. Returns the live entities of
   * its rows.
   */
  public <E extends Entity> List<E> fetchIn(ReadIn<E> read) {
    var entities = new ArrayList<E>();
    read.parts(session.dialect()).forEach(part -> entities.addAll(fetch(part)));
    return entities;
  }

  /**
   * Deletes all rows of a table that an owner has, whether they are in memory or not, by one
   * statement for all owners. What is read before the next flush does not give them any more.
   *
   * @param table the table of the owned rows
   * @param column its column with the owner's id
   * @param owner the owner
   * @param count how many rows the owner has now
   * @param ownedBy tells whether an entity in memory is such a row
   */
  public <E extends Entity> void deleteOwned(
      Table<E> table, String column, long owner, int count, Predicate<E> ownedBy) {
    var inMemory = new ArrayList<E>();
    for (var entity : rows(table).values()) {
      @SuppressWarnings("unchecked")
      var row = (E) entity;
      if (ownedBy.test(row)) {
        inMemory.add(row);
      }
    }
    deleteOwned(table, OwnerKey.of(column, owner), count, inMemory);
  }

  /**
   * Deletes all rows of a table that an owner has, as {@link #deleteOwned(Table, String, long, int,
   * Predicate)} does, without looking at other rows in memory.
   *
   * @param key gives the owner of a row
   * @param column its column
   * @param owner the owner
   * @param count how many rows the owner has now
   */
  public <E extends Entity> void deleteOwned(RowKey<E> key, String column, long owner, int count) {
    @SuppressWarnings("unchecked")
    var inMemory = (List<E>) inMemory(key, owner);
    deleteOwned(key.table(), OwnerKey.of(column, owner), count, inMemory);
  }

  /**
   * Deletes all rows of a table that an owner has, whether they are in memory or not, by one
   * statement for all owners.
   *
   * @param table the table of the owned rows
   * @param owner the owner
   * @param count how many rows the owner has now
   * @param inMemory all its rows that this unit of work holds or has deleted since the last flush
   */
  public <E extends Entity> void deleteOwned(
      Table<E> table, OwnerKey owner, int count, Collection<? extends E> inMemory) {
    var stored = count;
    for (var row : inMemory) {
      stored += forget(row);
    }
    if (stored > 0) {
      bulk.delete(table, owner, stored);
    }
  }

  /**
   * Forgets a row in memory; returns by how much the database's number of rows differs from the
   * owner's count because of it.
   */
  private int forget(Entity entity) {
    var pending = rows(entity.table()).remove(entity.id()) != null;
    var difference =
        entity.state() == Entity.State.NEW ? -1 : entity.isDeleted() && pending ? 1 : 0;
    entity.state(Entity.State.DELETED);
    changes.forget(entity);
    changes.add();
    return difference;
  }

  /**
   * Copies rows that an owner has inside the database, before they are deleted.
   *
   * @param table the table of the owned rows
   * @param insert the beginning of the statement, up to and without its {@code where}
   * @param owner the owner
   * @param except ids of rows that are not to be copied
   * @param count how many rows will be copied
   */
  public void moveOwned(
      Table<?> table, String insert, OwnerKey owner, Collection<Long> except, int count) {
    if (count > 0) {
      bulk.move(table, insert, owner, count, List.copyOf(except));
    }
  }

  /**
   * Returns a number that rises with every change of an entity of this unit of work, and with
   * nothing else.
   */
  public long changes() {
    return changes.count();
  }

  /**
   * Tells whether a flush would send anything; for tests, since a flush finds that out by itself.
   */
  public boolean isChanged() {
    return isTouched() && !plan().isEmpty();
  }

  /** Tells whether anything happened since the last flush; if not, nothing has to be looked at. */
  private boolean isTouched() {
    return changes.count() != shipped || !bulk.isEmpty();
  }

  /** Sends all changes without committing, so that a query sees them. */
  public void flush() {
    if (isTouched()) {
      session.prove();
    }
    ship(false, true);
  }

  /** Sends all changes and ends the transaction, if it is the engine's own. */
  public void commit() {
    ship(session.ownsTransaction(), false);
    session.prove(); // where nothing was sent
    if (session.hasOpenTransaction()) {
      session.commit();
    }
  }

  /**
   * Sends the changes.
   *
   * @param goesOn whether more changes may follow, which are compared with what is sent now
   */
  private void ship(boolean commit, boolean goesOn) {
    var apart = !locked.isEmpty() && session.hasWritten();
    if (!isTouched() && !apart) {
      return;
    }
    var plan = plan();
    if (!locked.isEmpty() && (apart || !plan.isEmpty())) {
      locked.write(this);
      plan = plan();
    }
    if (!plan.isEmpty()) {
      if (commit) {
        session.commit(plan);
      } else {
        session.ship(plan, false);
      }
      settle(plan, goesOn);
    }
    changes.clear();
    shipped = changes.count();
  }

  FlushPlan plan() {
    var pending = new PendingRows();
    for (var row : changes.pending()) {
      if (inMemory(row.table(), row.id()) == row) {
        pending.add(row);
      }
    }
    var dialect = session.dialect();
    return pending.plan(session.trusted(), bulk.moves(dialect), bulk.deletes(dialect));
  }

  private void settle(FlushPlan plan, boolean goesOn) {
    bulk.clear();
    for (var list : plan.inserts().values()) {
      for (var entity : list) {
        settle(entity, goesOn);
      }
    }
    for (var list : plan.updates().values()) {
      for (var entity : list) {
        entity.revision(entity.revision() + 1);
        settle(entity, goesOn);
      }
    }
    for (var list : plan.deletes().values()) {
      for (var entity : list) {
        rows(entity.table()).remove(entity.id());
      }
    }
  }

  private static void settle(Entity entity, boolean goesOn) {
    entity.stored(goesOn ? entity.table().values(entity) : null);
    entity.state(Entity.State.CLEAN);
  }

  private KnownRows rows(Table<?> table) {
    var rows = identities.get(table);
    if (rows == null) {
      rows = new KnownRows();
      identities.put(table, rows);
    }
    return rows;
  }
}
