package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Writes values one after the other into one text, and stops at a limit. Lists and maps are written
 * from within, so that a small value that contains itself many times does not grow into an endless
 * text.
 */
public final class TextWriter {

  private static final int MAX_DEPTH = 100;

  private final StringBuilder text = new StringBuilder();
  private final int limit;

  /**
   * Starts with an empty text.
   *
   * @param limit the greatest length in characters
   */
  public TextWriter(int limit) {
    this.limit = limit;
  }

  /** Appends the text of a value; null has an empty one. */
  public TextWriter append(Object value) {
    if (value != null) {
      write(value, 0);
    }
    return this;
  }

  /** Returns how many characters there are. */
  public int length() {
    return text.length();
  }

  @Override
  public String toString() {
    return text.toString();
  }

  private void write(Object value, int depth) {
    if (depth > MAX_DEPTH) {
      throw EvaluationFailure.limit("A value is nested more than " + MAX_DEPTH + " levels deep.");
    }
    if (value instanceof Map<?, ?> map) {
      writeMap(map, depth);
    } else if (value instanceof Collection<?> collection) {
      writeAll(collection, depth);
    } else if (value instanceof Object[] array) {
      writeAll(Arrays.asList(array), depth);
    } else if (value instanceof Optional<?> optional) {
      writeOptional(optional, depth);
    } else if (value instanceof Map.Entry<?, ?> entry) {
      writeEntry(entry, depth);
    } else if (value instanceof AtomicReference<?> reference) {
      write(shown(reference.get()), depth + 1);
    } else {
      put(plain(value));
    }
  }

  private void writeOptional(Optional<?> optional, int depth) {
    if (optional.isEmpty()) {
      put("Optional.empty");
      return;
    }
    put("Optional[");
    write(optional.get(), depth + 1);
    put("]");
  }

  private void writeEntry(Map.Entry<?, ?> entry, int depth) {
    write(shown(entry.getKey()), depth + 1);
    put("=");
    write(shown(entry.getValue()), depth + 1);
  }

  private static Object shown(Object value) {
    return value == null ? "null" : value;
  }

  private void writeMap(Map<?, ?> map, int depth) {
    var separator = "{";
    for (var entry : map.entrySet()) {
      put(separator);
      writeEntry(entry, depth);
      separator = ", ";
    }
    put(map.isEmpty() ? "{}" : "}");
  }

  private void writeAll(Collection<?> collection, int depth) {
    var separator = "[";
    for (var element : collection) {
      put(separator);
      write(shown(element), depth + 1);
      separator = ", ";
    }
    put(collection.isEmpty() ? "[]" : "]");
  }

  private static String plain(Object value) {
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    if (value instanceof Number number) {
      return Operands.written(number).toString();
    }
    return value.getClass().isArray()
        ? value.getClass().getComponentType() + "[" + Array.getLength(value) + "]"
        : value.toString();
  }

  private void put(String part) {
    if (part == null) {
      return;
    }
    if (text.length() + part.length() > limit) {
      throw EvaluationFailure.limit("A text would be longer than " + limit + " characters.");
    }
    text.append(part);
  }
}
