package io.millrace.common.internal.migration;

import io.millrace.common.BadArgumentException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A JSON object of a migration document. Used by one thread.
 *
 * @param values the properties, in order; lists and maps for what is inside
 */
public record JsonPart(Map<String, Object> values) {

  /** Returns an object without properties. */
  public static JsonPart empty() {
    return new JsonPart(new LinkedHashMap<>());
  }

  static JsonPart of(Map<?, ?> properties) {
    var part = empty();
    properties.forEach((name, value) -> part.values.put(String.valueOf(name), value));
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

  /** Shows each object of a list; nothing if there is no list. */
  public void each(String list, Consumer<JsonPart> reader) {
    var value = values.get(list);
    if (value != null && !(value instanceof List<?>)) {
      throw new BadArgumentException(
          "The '" + list + "' of the migration document is no list: " + value);
    }
    for (var one : value == null ? List.of() : (List<?>) value) {
      if (!(one instanceof Map<?, ?> properties)) {
        throw new BadArgumentException(
            "The list '" + list + "' of the migration document holds no object: " + one);
      }
      reader.accept(of(properties));
    }
  }

  /** Returns this object, which may have no other properties than some. */
  public JsonPart only(Set<String> known) {
    values.keySet().forEach(property -> MigrationJson.check(property, known));
    return this;
  }

  /** Returns a text; null if there is none. */
  public String text(String name) {
    var value = values.get(name);
    return value == null ? null : value.toString();
  }

  /** Returns a text that has to be there. */
  public String required(String name) {
    var value = text(name);
    if (value == null) {
      throw new BadArgumentException(
          "A mapping of the migration document has no '" + name + "': " + values);
    }
    return value;
  }

  /** Returns texts; empty if there are none. A single text is one of one. */
  public List<String> texts(String name) {
    var value = values.get(name);
    return value instanceof List<?> all
        ? all.stream().map(String::valueOf).toList()
        : value == null ? List.of() : List.of(value.toString());
  }

  /** Returns a number; null if there is none. */
  public Integer number(String name) {
    var value = values.get(name);
    if (value == null || value instanceof Number) {
      return value == null ? null : ((Number) value).intValue();
    }
    throw new BadArgumentException(
        "The '" + name + "' of the migration document is no number: " + value);
  }

  /** Returns yes or no; the given one if nothing says it. */
  public boolean flag(String name, boolean otherwise) {
    var value = values.get(name);
    return value == null ? otherwise : Boolean.parseBoolean(value.toString());
  }

  /** Returns an object; null if there is none. */
  public JsonPart part(String name) {
    return values.get(name) instanceof Map<?, ?> properties ? of(properties) : null;
  }

  /** Returns variables; empty if there are none. */
  public Map<String, Object> variables(String name) {
    var part = part(name);
    return part == null ? Map.of() : part.values;
  }
}
