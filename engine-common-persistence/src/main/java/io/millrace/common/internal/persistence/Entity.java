package io.millrace.common.internal.persistence;

/**
 * A row that a unit of work has loaded or will write.
 *
 * <p>Subclasses change their fields through verbs of the domain, each of which calls {@link
 * #changed()}. Not thread-safe: an entity belongs to one unit of work.
 */
public abstract class Entity {

  /** Where an entity stands between memory and database. */
  enum State {
    /** Made, but not yet handed to a unit of work. */
    TRANSIENT,
    /** Will be inserted. */
    NEW,
    /** As the database has it. */
    CLEAN,
    /** Will be updated, unless the change is undone before. */
    CHANGED,
    /** Will be deleted, or is deleted already. */
    DELETED
  }

  /** The place of an entity that the next flush has not to look at. */
  static final int NOT_PENDING = -1;

  private long id;
  private int revision = 1;
  private State state = State.TRANSIENT;
  private Object[] stored;
  private Changes changes;
  private int pendingAt = NOT_PENDING;
  private RowLocks locks;

  /** Returns the descriptor of the table this row lives in. */
  public abstract Table<? extends Entity> table();

  /** Returns the id of the row; 0 until a unit of work has taken the entity. */
  public final long id() {
    return id;
  }

  /** Returns the revision the database has, or 1 for a row that it does not have yet. */
  public final int revision() {
    return revision;
  }

  /** Tells whether this row is deleted or will be by the next flush. */
  public final boolean isDeleted() {
    return state == State.DELETED;
  }

  /** Tells whether the database does not have this row yet. */
  public final boolean isNew() {
    return state == State.NEW || state == State.TRANSIENT;
  }

  /**
   * Tells whether this object is no row of a unit of work: a view for callers, or one that was just
   * made.
   */
  public final boolean isDetached() {
    return state == State.TRANSIENT;
  }

  /** Tells whether the database has this row as it is here. */
  public final boolean isStored() {
    return state == State.CLEAN;
  }

  /**
   * Tells whether the unit of work that inserts this row is written in a transaction of its own:
   * because the row has a unique key that callers choose, so that its insert may have to wait for
   * somebody else's transaction.
   */
  protected boolean isWrittenApart() {
    return false;
  }

  /**
   * Tells whether other nodes may be waiting for what the next flush writes of this row, so that
   * they are told of it where that is switched on.
   */
  protected boolean isAwaited() {
    return false;
  }

  /** Returns how many bytes a value of any length in this row has; 0 if there is none. */
  protected int valueBytes() {
    return 0;
  }

  /** Gives an object that callers see the id of the row that was made from it. */
  protected final void identifyAs(Entity row) {
    id = row.id;
  }

  /** Notes that a field has another value now. */
  protected final void changed() {
    if (state == State.CLEAN) {
      state = State.CHANGED;
    }
    if (changes == null) {
      return;
    }
    if (state == State.DELETED) {
      changes.add();
    } else {
      changes.add(this);
    }
  }

  final void changes(Changes counter) {
    if (changes != counter) {
      pendingAt = NOT_PENDING;
    }
    changes = counter;
  }

  /** Returns the place among those that the next flush looks at; negative if it does not. */
  final int pendingAt() {
    return pendingAt;
  }

  final void pendingAt(int place) {
    pendingAt = place;
  }

  final void lockedBy(RowLocks taken) {
    locks = taken;
  }

  /**
   * Tells whether the transaction of this unit of work has locked the row as it was read, so that
   * the next flush cannot miss it.
   */
  final boolean isLocked() {
    return locks != null && locks.areHeld();
  }

  final State state() {
    return state;
  }

  final void state(State next) {
    state = next;
  }

  final void id(long value) {
    id = value;
  }

  final void revision(int value) {
    revision = value;
  }

  /**
   * Returns the values the database has, in the order of the table's columns; null for a new row.
   */
  final Object[] stored() {
    return stored;
  }

  final void stored(Object[] values) {
    stored = values;
  }

  @Override
  public String toString() {
    return table().name() + " " + id;
  }
}
