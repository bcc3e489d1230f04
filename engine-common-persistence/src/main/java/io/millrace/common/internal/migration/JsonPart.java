package io.millrace.common.internal.migration;

import io.millrace.common.BadArgumentException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A JSON object of a migration document. What it does not understand it refuses. Used by one
 * thread.
 *
 * @param name what messages call it
 * @param values the properties, in order; lists and maps for what is inside
 */
public record JsonPart(String name, Map<String, Object> values) {

  private static final String DOCUMENT = "the migration document";

  /** Returns an object without properties. */
  public static JsonPart empty() {
    return new JsonPart(DOCUMENT, new LinkedHashMap<>());
  }

  static JsonPart document(Map<?, ?> properties) {
    return of(DOCUMENT, properties);
  }

  private static JsonPart of(String name, Map<?, ?> properties) {
    var part = new JsonPart(name, new LinkedHashMap<>());
    properties.forEach((key, value) -> part.values.put(String.valueOf(key), value));
    return part;
  }

  /** Sets a property, unless the value is null, false or an empty map. */
  public JsonPart put(String name, Object value) {
    var isNothing =
        value == null
            || Boolean.FALSE.equals(value)
            || value instanceof Map<?, ?> map && map.isEmpty();
    if (!isNothing) {
      values.put(name, value);
    }
    return this;
  }

  /** Adds an object to a list. */
  public JsonPart add(String list) {
    var added = empty();
    @SuppressWarnings("unchecked") // nothing else puts lists there
    var all = (List<Object>) values.computeIfAbsent(list, name -> new ArrayList<>());
    all.add(added.values);
    return added;
  }

  /** Sets variables, each of which has to come back as what it is. */
  public JsonPart putVariables(String name, Map<String, Object> variables) {
    variables.forEach(MigrationJson::checkComesBack);
    return put(name, variables);
  }

  /**
   * Shows each object of a list; nothing if there is no list.
   *
   * @param known the properties that the objects may have
   */
  public void each(String list, Set<String> known, Consumer<JsonPart> reader) {
    var value = values.get(list);
    if (value != null && !(value instanceof List<?>)) {
      throw otherwise(list, "no list of objects", value);
    }
    for (var one : value == null ? List.of() : (List<?>) value) {
      if (!(one instanceof Map<?, ?> properties)) {
        throw otherwise(list, "a list that holds something else than objects", one);
      }
      reader.accept(of("an entry of '" + list + "' of " + name, properties).only(known));
    }
  }

  /**
   * Returns this object, which may have no other properties than some.
   *
   * @param known the names of these
   */
  public JsonPart only(Set<String> known) {
    for (var property : values.keySet()) {
      if (!known.contains(property)) {
        throw new BadArgumentException(
            "The property '"
                + property
                + "' of "
                + name
                + " is one which is not known there. Known are "
                + String.join(", ", known.stream().sorted().toList())
                + ". Correct its name or leave it out.");
      }
    }
    return this;
  }

  /** Returns a text; null if there is none. */
  public String text(String property) {
    var value = values.get(property);
    if (value instanceof Map || value instanceof List) {
      throw otherwise(property, "no text", value);
    }
    return value == null ? null : value.toString();
  }

  /** Returns a text that has to be there. */
  public String required(String property) {
    var value = text(property);
    if (value == null) {
      throw new BadArgumentException(
          "There is no '" + property + "' in " + name + ": " + values + ". Add it.");
    }
    return value;
  }

  /** Returns texts; empty if there are none. A single text is one of one. */
  public List<String> texts(String property) {
    return values.get(property) instanceof List<?> all
        ? all.stream().map(String::valueOf).toList()
        : values.get(property) == null ? List.of() : List.of(text(property));
  }

  /** Returns a whole number; null if there is none. */
  public Integer number(String property) {
    var value = values.get(property);
    if (value == null || value instanceof Integer) {
      return (Integer) value;
    }
    throw otherwise(property, "no whole number", value);
  }

  /** Returns yes or no; the given one if nothing says it. */
  public boolean flag(String property, boolean otherwise) {
    var value = values.get(property);
    if (value == null) {
      return otherwise;
    }
    if (Set.of("true", "false").contains(value.toString())) {
      return Boolean.parseBoolean(value.toString());
    }
    throw otherwise(property, "neither true nor false", value);
  }

  /** Returns an object; null if there is none. */
  public JsonPart part(String property) {
    var value = values.get(property);
    if (value != null && !(value instanceof Map<?, ?>)) {
      throw otherwise(property, "no object", value);
    }
    return value == null ? null : of("'" + property + "' of " + name, (Map<?, ?>) value);
  }

  /** Returns variables; empty if there are none. */
  public Map<String, Object> variables(String property) {
    var part = part(property);
    return part == null ? Map.of() : part.values;
  }

  private BadArgumentException otherwise(String property, String what, Object value) {
    return new BadArgumentException(
        "The property '" + property + "' of " + name + " is " + what + ": " + value + ".");
  }
}
