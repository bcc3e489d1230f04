package io.millrace.common.internal.eventregistry;

import io.millrace.common.Problem;
import io.millrace.common.internal.json.JsonPlace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the fields of one JSON object and notes what is wrong with them. Used by one thread. */
final class JsonFields {

  private static final int LONGEST = 255;

  private final String resource;
  private final JsonPlace place;
  private final String path;
  private final List<Problem> problems;
  private final Map<String, JsonPlace> fields;
  private final Set<String> read = new HashSet<>();

  /**
   * Begins to read an object.
   *
   * @param path where it stands in the text, empty for the whole
   * @param problems gets what is wrong
   */
  JsonFields(String resource, JsonPlace place, String path, List<Problem> problems) {
    this.resource = resource;
    this.place = place;
    this.path = path;
    this.problems = problems;
    this.fields = object(place);
  }

  @SuppressWarnings("unchecked")
  private Map<String, JsonPlace> object(JsonPlace at) {
    if (at.value() instanceof Map<?, ?> map) {
      return (Map<String, JsonPlace>) map;
    }
    report(RegistryProblem.INVALID, at, path, "This is no JSON object.");
    return Map.of();
  }

  private void report(RegistryProblem problem, JsonPlace at, String field, String message) {
    problems.add(problem.at(resource, at, field.isEmpty() ? null : field, message));
  }

  /** Notes that a field has a wrong value. */
  void invalid(String name, String message) {
    report(RegistryProblem.INVALID, fields.getOrDefault(name, place), at(name), message);
  }

  /** Notes something else that is wrong with a field. */
  void report(RegistryProblem problem, String name, String message) {
    report(problem, fields.getOrDefault(name, place), at(name), message);
  }

  private String at(String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  /** Tells whether there is a field that is not null. */
  boolean has(String name) {
    read.add(name);
    return fields.containsKey(name) && fields.get(name).value() != null;
  }

  /** Returns a text, or null. */
  String text(String name) {
    if (!has(name)) {
      return null;
    }
    if (!(fields.get(name).value() instanceof String text) || text.isBlank()) {
      invalid(name, "'" + at(name) + "' has to be a text that is not empty.");
      return null;
    }
    if (text.length() > LONGEST) {
      invalid(name, "'" + at(name) + "' has more than " + LONGEST + " characters.");
    }
    return text;
  }

  /** Returns a text that has to be there; an empty one stands in if it is not. */
  String required(String name) {
    var text = text(name);
    if (text == null && !has(name)) {
      report(RegistryProblem.MISSING, place, at(name), "'" + at(name) + "' is missing.");
    }
    return text == null ? "" : text;
  }

  /** Returns a boolean; false where there is none. */
  boolean flag(String name) {
    if (!has(name)) {
      return false;
    }
    if (fields.get(name).value() instanceof Boolean flag) {
      return flag;
    }
    invalid(name, "'" + at(name) + "' has to be true or false.");
    return false;
  }

  /** Returns an object, or null. */
  JsonFields object(String name) {
    return has(name) ? new JsonFields(resource, fields.get(name), at(name), problems) : null;
  }

  /** Returns the objects of a list. */
  List<JsonFields> objects(String name) {
    var objects = new ArrayList<JsonFields>();
    if (has(name)) {
      if (fields.get(name).value() instanceof List<?> list) {
        for (var i = 0; i < list.size(); i++) {
          var inner = (JsonPlace) list.get(i);
          objects.add(new JsonFields(resource, inner, at(name) + "[" + i + "]", problems));
        }
      } else {
        invalid(name, "'" + at(name) + "' has to be a list.");
      }
    }
    return objects;
  }

  /** Returns all that is in an object, whatever it is; an empty map where there is none. */
  Map<String, Object> all(String name) {
    if (!has(name)) {
      return Map.of();
    }
    if (plain(fields.get(name)) instanceof Map<?, ?> map) {
      var all = new LinkedHashMap<String, Object>();
      map.forEach((key, value) -> all.put((String) key, value));
      return all;
    }
    invalid(name, "'" + at(name) + "' has to be an object.");
    return Map.of();
  }

  private static Object plain(JsonPlace place) {
    if (place.value() instanceof Map<?, ?> map) {
      var plain = new LinkedHashMap<String, Object>();
      map.forEach((name, value) -> plain.put((String) name, plain((JsonPlace) value)));
      return plain;
    }
    return place.value() instanceof List<?> list
        ? list.stream().map(value -> plain((JsonPlace) value)).toList()
        : place.value();
  }

  /** Refuses the fields that nobody asked for. */
  void refuseOthers() {
    fields.forEach(
        (name, value) -> {
          if (!read.contains(name)) {
            report(
                RegistryProblem.UNKNOWN_FIELD,
                value,
                at(name),
                "There is no field '"
                    + at(name)
                    + "'; there are "
                    + read.stream().sorted().toList()
                    + ".");
          }
        });
  }
}
