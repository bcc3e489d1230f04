package io.millrace.common.internal.persistence;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The small families of instances that an engine has lately seen to the end of a commit, so that
 * the next completion of one of their tasks need not read them. What is in here is only believed
 * until it is proved: others may have changed the rows meanwhile.
 *
 * <p>Who recalls a family takes it out, so two units of work never work on the same images. Of too
 * many families those that were remembered first are forgotten. Thread-safe; one per engine.
 */
public final class FamilyMemory {

  /** How many rows a family may have: each is locked by the statement that proves it. */
  static final int MOST_ROWS = 40;

  /** Remembers nothing. */
  static final FamilyMemory NONE = new FamilyMemory(0);

  private final int most;
  private final Map<Long, RememberedFamily> families = new LinkedHashMap<>();
  private final Map<Long, Long> roots = new HashMap<>();

  /**
   * Creates a memory.
   *
   * @param most how many families it holds; 0 for none
   */
  FamilyMemory(int most) {
    this.most = most;
  }

  /** Tells whether anything is ever remembered. */
  public boolean isOn() {
    return most > 0;
  }

  /**
   * Remembers a family after the commit of a unit of work that knows it whole, unless it is too
   * large.
   *
   * @param rootId its root
   * @param elements the rows of its trees, the root among them
   * @param found the rows by whose ids it can be recalled
   */
  public void remember(long rootId, List<? extends Entity> elements, List<? extends Entity> found) {
    if (isOn() && elements.size() + found.size() <= MOST_ROWS) {
      put(RememberedFamily.of(rootId, elements, found));
    }
  }

  private synchronized void put(RememberedFamily family) {
    forget(family.rootId());
    families.put(family.rootId(), family);
    for (var key : family.keys()) {
      roots.put(key, family.rootId());
    }
    if (families.size() > most) {
      forget(families.keySet().iterator().next());
    }
  }

  /** Takes a family out by the id of one of its rows; returns null if it is not remembered. */
  public synchronized RememberedFamily take(long key) {
    var rootId = roots.get(key);
    return rootId == null ? null : remove(rootId);
  }

  /** Forgets a family, since somebody else is about to change it. */
  public void forget(long rootId) {
    if (isOn()) {
      remove(rootId);
    }
  }

  private synchronized RememberedFamily remove(long rootId) {
    var family = families.remove(rootId);
    if (family != null) {
      family.keys().forEach(roots::remove);
    }
    return family;
  }

  /** Returns how many families are remembered. */
  synchronized int size() {
    return families.size();
  }
}
