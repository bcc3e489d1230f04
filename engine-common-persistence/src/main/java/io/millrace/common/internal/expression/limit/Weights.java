package io.millrace.common.internal.expression.limit;

import io.millrace.common.internal.json.JsonAccess;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

/**
 * How much there is to look at when values are compared, hashed or written: what is in them counts,
 * as often as it is reached. Looking stops where a cap is passed, so that to weigh a value takes no
 * more than that. Stateless.
 *
 * @param json knows JSON trees
 */
public record Weights(JsonAccess json) {

  /** Weighs more than any cap: a value that contains itself, or nests too deep. */
  public static final long ENDLESS = Long.MAX_VALUE / 64;

  private static final Set<Class<?>> QUICK =
      Set.of(
          HashMap.class,
          LinkedHashMap.class,
          TreeMap.class,
          ConcurrentHashMap.class,
          HashSet.class,
          LinkedHashSet.class,
          TreeSet.class);

  /** What it takes to begin with the values in a container. */
  private static final int GOING_IN = 8;

  private static final int MAX_DEPTH = 1_000;
  private static final int CHARACTERS = 16;
  private static final int BITS = 32;

  /**
   * Weighs a value.
   *
   * @param value the value, or null
   * @param cap where to stop
   * @return at least 1; more than the cap where that is passed
   */
  public long of(Object value, long cap) {
    return weigh(value, cap, 0);
  }

  /** Weighs two values that are compared with each other. */
  public long ofBoth(Object one, Object other, long cap) {
    var first = of(one, cap);
    return first > cap ? first : first + of(other, cap - first);
  }

  /** Tells whether other values may be in a value, so that code of theirs runs when it is used. */
  public boolean isContainer(Object value) {
    return value instanceof Collection<?>
        || value instanceof Map<?, ?>
        || value instanceof Optional<?>
        || value instanceof Map.Entry<?, ?>
        || value instanceof AtomicReference<?>
        || value instanceof Object[]
        || json.isNode(value);
  }

  /** Returns how many steps it takes to compare each element with a value. */
  public long search(Object elements, Object wanted, long cap) {
    return product(size(elements), of(wanted, cap));
  }

  /** Returns how many steps it takes to find a key or element. */
  public long lookup(Object elements, Object wanted, long cap) {
    return isQuick(elements) && !isContainer(wanted)
        ? of(wanted, cap)
        : search(elements, wanted, cap);
  }

  /** Returns how many steps it takes to look for each of some values. */
  long lookups(Object wanted, Object elements, long cap) {
    var each = isQuick(elements) ? 1L : 1L + size(elements);
    return product(of(wanted, cap), each);
  }

  /**
   * Tells whether a key leads to its entry at once. Where keys are containers, many of them may
   * have one hash, and they have no order.
   */
  private static boolean isQuick(Object elements) {
    return elements != null && QUICK.contains(elements.getClass());
  }

  /** Returns how many elements, entries or members there are; 0 for what has none. */
  public int size(Object value) {
    if (value instanceof Collection<?> collection) {
      return collection.size();
    }
    return value instanceof Map<?, ?> map ? map.size() : json.size(value);
  }

  /** Returns how many characters a text has; 0 for what is none. */
  static int characters(Object value) {
    return value instanceof CharSequence text ? text.length() : 0;
  }

  /** Returns how many characters the texts of a call have. */
  static long characters(Object base, Object[] arguments) {
    long sum = characters(base);
    for (var argument : arguments) {
      sum += characters(argument);
    }
    return sum;
  }

  /** Returns the product of two numbers that are not negative, or {@link #ENDLESS}. */
  static long product(long one, long other) {
    return other > 0 && one > ENDLESS / other ? ENDLESS : one * other;
  }

  /** Returns how many words of 32 bits a number has; 0 for what is no number of any length. */
  public static long words(Object value) {
    if (value instanceof BigInteger whole) {
      return 1 + whole.bitLength() / BITS;
    }
    return value instanceof BigDecimal decimal ? 1 + decimal.unscaledValue().bitLength() / BITS : 0;
  }

  private long weigh(Object value, long cap, int depth) {
    if (value == null) {
      return 1;
    }
    if (value instanceof CharSequence text) {
      return 1 + text.length() / CHARACTERS;
    }
    if (value instanceof Number) {
      return 1 + words(value);
    }
    var opened = json.open(value);
    if (opened != value) {
      return weigh(opened, cap, depth);
    }
    if (depth > MAX_DEPTH) {
      return ENDLESS;
    }
    return isContainer(value)
        ? GOING_IN + weighAll(within(value), cap, depth + 1)
        : weighOther(value);
  }

  private static long weighOther(Object value) {
    return value.getClass().isArray() ? 1 + Array.getLength(value) / CHARACTERS : 1;
  }

  private long weighAll(Iterable<?> values, long cap, int depth) {
    var sum = 0L;
    for (var value : values) {
      sum += weighEntry(value, cap - sum, depth);
      if (sum > cap) {
        return sum;
      }
    }
    return sum;
  }

  private long weighEntry(Object value, long cap, int depth) {
    return value instanceof Map.Entry<?, ?> entry
        ? weigh(entry.getKey(), cap, depth) + weigh(entry.getValue(), cap, depth)
        : weigh(value, cap, depth);
  }

  private Iterable<?> within(Object value) {
    if (value instanceof Collection<?> collection) {
      return collection;
    }
    if (value instanceof Map<?, ?> map) {
      return map.entrySet();
    }
    if (value instanceof Object[] array) {
      return Arrays.asList(array);
    }
    return withinOne(value);
  }

  private Iterable<?> withinOne(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.map(List::of).orElse(List.of());
    }
    if (value instanceof Map.Entry<?, ?> entry) {
      return Arrays.asList(entry.getKey(), entry.getValue());
    }
    return value instanceof AtomicReference<?> reference
        ? Arrays.asList(reference.get())
        : json.elements(value);
  }
}
