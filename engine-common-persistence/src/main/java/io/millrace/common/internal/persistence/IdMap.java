package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;

/**
 * Values by ids, without an object for each id and each entry: a unit of work makes several of
 * these and looks into them at every step. Takes no memory before the first value. 0 is no id. Not
 * thread-safe.
 *
 * @param <V> the values
 */
public final class IdMap<V> {

  private static final int FIRST_CAPACITY = 8;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private long[] ids;
  private Object[] values;
  private int size;

  /** Returns the value of an id; null if there is none. */
  public V get(long id) {
    if (size == 0) {
      return null;
    }
    @SuppressWarnings("unchecked")
    var value = (V) values[slot(id)];
    return value;
  }

  /** Sets the value of an id; returns the one it had before, or null. */
  public V put(long id, V value) {
    if (id == 0) {
      throw new IllegalArgumentException("0 is no id");
    }
    if (ids == null) {
      ids = new long[FIRST_CAPACITY];
      values = new Object[FIRST_CAPACITY];
    }
    var slot = slot(id);
    @SuppressWarnings("unchecked")
    var before = (V) values[slot];
    ids[slot] = id;
    values[slot] = value;
    if (before == null && ++size * 4 > ids.length * 3) {
      grow();
    }
    return before;
  }

  /** Removes an id; returns the value it had, or null. */
  public V remove(long id) {
    var before = get(id);
    if (before != null) {
      var slot = slot(id);
      ids[slot] = 0;
      values[slot] = null;
      size--;
      closeGap(slot);
    }
    return before;
  }

  /** Tells whether there is no value. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** Returns how many values there are. */
  int size() {
    return size;
  }

  /** Returns all values, in no order. */
  public List<V> values() {
    if (size == 0) {
      return List.of();
    }
    var all = new ArrayList<V>(size);
    for (var value : values) {
      if (value != null) {
        @SuppressWarnings("unchecked")
        var present = (V) value;
        all.add(present);
      }
    }
    return all;
  }

  /** Returns where an id is, or where it would be put. */
  private int slot(long id) {
    var mask = ids.length - 1;
    var slot = (int) (id * SPREAD >>> 32) & mask;
    while (ids[slot] != id && values[slot] != null) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    var oldValues = values;
    var oldIds = ids;
    ids = new long[oldIds.length * 2];
    values = new Object[ids.length];
    for (var i = 0; i < oldIds.length; i++) {
      if (oldValues[i] != null) {
        move(oldIds[i], oldValues[i]);
      }
    }
  }

  /** Puts those behind an emptied slot anew, which were there because it was taken. */
  private void closeGap(int gap) {
    var mask = ids.length - 1;
    for (var slot = gap + 1 & mask; values[slot] != null; slot = slot + 1 & mask) {
      var id = ids[slot];
      var value = values[slot];
      ids[slot] = 0;
      values[slot] = null;
      move(id, value);
    }
  }

  private void move(long id, Object value) {
    var slot = slot(id);
    ids[slot] = id;
    values[slot] = value;
  }
}
