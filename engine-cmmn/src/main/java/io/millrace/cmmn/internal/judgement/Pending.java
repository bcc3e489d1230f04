package io.millrace.cmmn.internal.judgement;

import java.util.HashMap;
import java.util.Map;

/**
 * What has to be judged in one case: that to which something has happened, that whose judgement
 * read a variable which has changed since, and, each time, that whose judgement read something of
 * which nobody says when it changes.
 *
 * @param <T> what is judged
 */
public final class Pending<T> {

  private final Map<Long, T> concerned = new HashMap<>();
  private final Map<String, Map<Long, T>> byVariable = new HashMap<>();
  private Map<Long, T> always = new HashMap<>();

  /** Something has happened to one. */
  public void add(long id, T one) {
    concerned.put(id, one);
  }

  /** One was judged, and may come out otherwise when something changes that was read. */
  public void waits(long id, T one, Reads reads) {
    if (reads.areOfAnything()) {
      always.put(id, one);
    } else {
      for (var variable : reads.variables()) {
        byVariable.computeIfAbsent(variable, name -> new HashMap<>()).put(id, one);
      }
    }
  }

  /** A variable has changed. */
  public void changed(String variable) {
    var waiting = byVariable.remove(variable);
    if (waiting != null) {
      concerned.putAll(waiting);
    }
  }

  /** Any variable may have changed. */
  public void changed() {
    byVariable.values().forEach(concerned::putAll);
    byVariable.clear();
  }

  /** Returns, once, what is to be judged now, by ids. */
  public Map<Long, T> take() {
    var taken = always;
    always = new HashMap<>();
    taken.putAll(concerned);
    concerned.clear();
    return taken;
  }

  /** Tells whether nothing is to be judged now. */
  public boolean isEmpty() {
    return concerned.isEmpty() && always.isEmpty();
  }

  /** All is judged anew. */
  public void clear() {
    concerned.clear();
    byVariable.clear();
    always.clear();
  }
}
