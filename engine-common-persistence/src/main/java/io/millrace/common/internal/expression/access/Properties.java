package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.Descriptions;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Steps;
import io.millrace.common.internal.expression.limit.Weights;
import io.millrace.common.internal.json.JsonAccess;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;

/**
 * What stands behind {@code base.key} and {@code base[key]}: a member of a map or JSON object, an
 * element of a list or array, the content of an Optional, a property of any other object.
 */
final class Properties {

  private final Access access;
  private final JsonAccess json;
  private final Weights weights;

  Properties(Access access, JsonAccess json, Weights weights) {
    this.access = access;
    this.json = json;
    this.weights = weights;
  }

  Object read(Object base, Object key, Steps steps) {
    if (base instanceof Map<?, ?> map) {
      search(map, key, steps);
      return readMap(map, key);
    }
    if (base instanceof List<?> list && isIndex(key)) {
      var index = index(key);
      reach(list, steps);
      return index >= 0 && index < list.size() ? list.get(index) : null;
    }
    if (base.getClass().isArray()) {
      return readArray(base, key);
    }
    if (json.isNode(base)) {
      return json.get(base, key);
    }
    return readObject(base, key, steps);
  }

  void write(Object base, Object key, Object value, Steps steps) {
    try {
      if (!isWritten(base, key, value, steps)) {
        writeObject(base, key, value, steps);
      }
    } catch (UnsupportedOperationException fixed) {
      throw EvaluationFailure.of(
          "Cannot set "
              + Descriptions.of(key)
              + " of "
              + Descriptions.of(base)
              + ": it cannot be changed. Set the variable to a changed copy.");
    }
  }

  @SuppressWarnings("unchecked") // what a map or list of the application takes, only it knows
  private boolean isWritten(Object base, Object key, Object value, Steps steps) {
    if (base instanceof Map<?, ?> map) {
      search(map, key, steps);
      ((Map<Object, Object>) map).put(key, value);
      return true;
    }
    if (base instanceof List<?> list && isIndex(key)) {
      reach(list, steps);
      ((List<Object>) list).set(existing(key, list.size()), value);
      return true;
    }
    if (base.getClass().isArray() && isIndex(key)) {
      var element = Coercion.to(value, base.getClass().getComponentType());
      Array.set(base, existing(key, Array.getLength(base)), element);
      return true;
    }
    return json.isNode(base) && json.set(base, key, value);
  }

  /** A map looks for most keys at once; for a key that is a container it may compare many. */
  private void search(Map<?, ?> map, Object key, Steps steps) {
    if (weights.isContainer(key)) {
      steps.take(weights.lookup(map, key, steps.left()), "To look for a key in a map");
    }
  }

  private static void reach(List<?> list, Steps steps) {
    if (!(list instanceof RandomAccess)) {
      steps.take(list.size(), "To go to an element of a list");
    }
  }

  /**
   * A number in an expression is a long; the map of the application was probably filled with int.
   */
  private static Object readMap(Map<?, ?> map, Object key) {
    var value = get(map, key);
    var narrows = value == null && key instanceof Long number && number.intValue() == number;
    return narrows ? get(map, ((Long) key).intValue()) : value;
  }

  private static Object get(Map<?, ?> map, Object key) {
    try {
      return map.get(key);
    } catch (ClassCastException | NullPointerException neverAKey) {
      return null;
    }
  }

  private static Object readArray(Object array, Object key) {
    var length = Array.getLength(array);
    if ("length".equals(key)) {
      return (long) length;
    }
    if (!isIndex(key)) {
      throw EvaluationFailure.of(
          "An array has elements and 'length', but no " + Descriptions.of(key) + ".");
    }
    var index = index(key);
    return index >= 0 && index < length ? Array.get(array, index) : null;
  }

  private Object readObject(Object base, Object key, Steps steps) {
    if (key == null) {
      return null;
    }
    if (base instanceof Optional<?> optional) {
      return optional.map(access::admit).map(content -> read(content, key, steps)).orElse(null);
    }
    var getters = access.members(base.getClass()).getters();
    var getter = getters.get(key.toString());
    if (getter == null) {
      throw access.closed().property(base.getClass(), key.toString(), getters);
    }
    return getter.call(steps, base);
  }

  private void writeObject(Object base, Object key, Object value, Steps steps) {
    var setters = access.members(base.getClass()).setters();
    var setter = key == null ? null : setters.get(key.toString());
    if (setter == null) {
      throw EvaluationFailure.of(
          base.getClass().getName()
              + " has no public property "
              + Descriptions.of(key)
              + " to set. It has "
              + ClosedMembers.names(setters)
              + ".");
    }
    setter.call(steps, base, value);
  }

  private static boolean isIndex(Object key) {
    return key instanceof Number || key instanceof String text && isDigits(text);
  }

  private static boolean isDigits(String text) {
    return !text.isEmpty()
        && text.length() < 10
        && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static int index(Object key) {
    return (int) Coercion.to(key, int.class);
  }

  private static int existing(Object key, int size) {
    var index = index(key);
    if (index < 0 || index >= size) {
      throw EvaluationFailure.of("There is no element " + index + " of " + size + ".");
    }
    return index;
  }
}
