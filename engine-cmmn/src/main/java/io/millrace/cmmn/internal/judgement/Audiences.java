package io.millrace.cmmn.internal.judgement;

import java.util.HashMap;
import java.util.Map;

/**
 * Which listeners of a case are heard, and by whom: each is looked at again only when the one that
 * hears it has moved on. Used by one thread.
 *
 * @param <T> a listener
 */
public final class Audiences<T> {

  private final Map<Long, Map<Long, T>> byHearer = new HashMap<>();
  private Map<Long, T> unknown = new HashMap<>();
  private boolean begun;

  /** Tells, once, that nothing is known of any listener yet. */
  public boolean begins() {
    var first = !begun;
    begun = true;
    return first;
  }

  /** Of a listener it is not known whether it is heard. */
  public void add(long id, T listener) {
    unknown.put(id, listener);
  }

  /** An instance hears a listener, as long as it does not move on. */
  public void heard(long hearer, long id, T listener) {
    byHearer.computeIfAbsent(hearer, key -> new HashMap<>()).put(id, listener);
  }

  /** An instance has moved on, which may have been the one that heard. */
  public void moved(long hearer) {
    var listeners = byHearer.remove(hearer);
    if (listeners != null) {
      unknown.putAll(listeners);
    }
  }

  /** Returns, once, the listeners of which it is not known. */
  public Map<Long, T> take() {
    var taken = unknown;
    unknown = new HashMap<>();
    return taken;
  }
}
