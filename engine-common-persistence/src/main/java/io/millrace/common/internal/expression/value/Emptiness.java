package io.millrace.common.internal.expression.value;

import io.millrace.common.internal.json.JsonAccess;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** What the operator {@code empty} says. Spec: Jakarta Expression Language 6.0 §1.10. */
public final class Emptiness {

  private Emptiness() {}

  /**
   * Tells whether there is nothing in a value: null, a text, list, map, array, Optional or JSON
   * container.
   */
  public static boolean of(Object value, JsonAccess json) {
    if (value == null || value instanceof CharSequence text && text.length() == 0) {
      return true;
    }
    if (value instanceof Collection<?> collection) {
      return collection.isEmpty();
    }
    if (value instanceof Map<?, ?> map) {
      return map.isEmpty();
    }
    if (value instanceof Optional<?> optional) {
      return optional.isEmpty();
    }
    return value.getClass().isArray() ? Array.getLength(value) == 0 : json.isEmpty(value);
  }
}
