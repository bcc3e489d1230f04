package io.millrace.common.internal.delegate;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Finds objects that several elements share, though these give them different fields: what one
 * element sets stays there for the others, and calls at the same time mix it. Holds no object back
 * from being collected. Thread-safe.
 */
final class SharedBeans {

  private final Map<Key, Injected> byBean = new ConcurrentHashMap<>();
  private final ReferenceQueue<Object> collected = new ReferenceQueue<>();

  /**
   * Notes that an element gives its fields to an object.
   *
   * @return what is to be told: for each object at most once
   */
  Optional<String> injected(Object bean, DelegateName name, String elementId) {
    if (name.fields().isEmpty() && byBean.isEmpty()) {
      return Optional.empty();
    }
    forgetCollected();
    var before =
        name.fields().isEmpty()
            ? byBean.get(new Key(bean, null))
            : byBean.putIfAbsent(new Key(bean, collected), Injected.by(name, elementId));
    return before == null || before.isSame(name.fields()) || before.told().getAndSet(true)
        ? Optional.empty()
        : Optional.of(message(bean, name, before.elementId(), elementId));
  }

  private static String message(Object bean, DelegateName name, String first, String second) {
    return "'"
        + name.value()
        + "' gives the same "
        + bean.getClass().getName()
        + " to the elements '"
        + first
        + "' and '"
        + second
        + "', which set different fields of it. What one sets stays for the other, and calls at the"
        + " same time mix it. Let there be one bean for each call, name the class instead, or let"
        + " the bean read what differs from the execution.";
  }

  private void forgetCollected() {
    for (Reference<?> gone = collected.poll(); gone != null; gone = collected.poll()) {
      byBean.remove(gone);
    }
  }

  /** What an object got first. */
  private record Injected(List<InjectedValue> fields, String elementId, AtomicBoolean told) {

    static Injected by(DelegateName name, String elementId) {
      return new Injected(name.fields(), elementId, new AtomicBoolean());
    }

    boolean isSame(List<InjectedValue> others) {
      return fields.equals(others) || new HashSet<>(fields).equals(new HashSet<>(others));
    }
  }

  /** An object itself, whatever it takes to be equal to others. */
  private static final class Key extends WeakReference<Object> {

    private final int hash;

    Key(Object bean, ReferenceQueue<Object> collected) {
      super(bean, collected);
      hash = System.identityHashCode(bean);
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      return this == other || other instanceof Key key && get() != null && key.refersTo(get());
    }
  }
}
