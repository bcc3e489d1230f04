package io.millrace.common.internal.service;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.StorableText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * Checks the arguments of one service or builder.
 *
 * @param service its name, for messages
 */
public record Check(String service) {

  private static final int LONGEST_TEXT = 255;
  private static final int LONGEST_DESCRIPTION = 4000;

  /** Returns a value that has to be there. */
  public <V> V given(String method, String argument, V value) {
    if (value == null) {
      throw refused(method, argument, "is null. Pass a value.");
    }
    return value;
  }

  /** Returns a name, key or id of somebody else's that has to be there. */
  public String text(String method, String argument, String value) {
    if (given(method, argument, value).isEmpty()) {
      throw refused(method, argument, "is empty. Pass a value.");
    }
    return optional(method, argument, value);
  }

  /** Returns a name, key or id of somebody else's, or null if there is none. */
  public String textOrNull(String method, String argument, String value) {
    return value == null ? null : text(method, argument, value);
  }

  /** Returns a text that may be null and has to fit into its column. */
  public String optional(String method, String argument, String value) {
    return fitting(method, argument, value, LONGEST_TEXT);
  }

  /** Returns why something is deleted, which may be null and has to fit into its column. */
  public String reason(String method, String value) {
    return description(method, "deleteReason", value);
  }

  /** Returns a longer text that may be null and has to fit into its column. */
  public String description(String method, String argument, String value) {
    return fitting(method, argument, value, LONGEST_DESCRIPTION);
  }

  /** Returns a text of any length that has to be there. */
  public String message(String method, String argument, String value) {
    if (given(method, argument, value).isEmpty()) {
      throw refused(method, argument, "is empty. Pass a text.");
    }
    return fitting(method, argument, value, Integer.MAX_VALUE);
  }

  private String fitting(String method, String argument, String value, int longest) {
    if (value != null && value.length() > longest) {
      throw refused(
          method, argument, "has " + value.length() + " characters. Pass at most " + longest + ".");
    }
    var flaw = value == null ? null : StorableText.flaw(value);
    if (flaw != null) {
      throw refused(method, argument, flaw);
    }
    return value;
  }

  /**
   * Returns an id of the engine's; one that no row can have is not found, whatever it looks like.
   */
  public long id(String method, String argument, String value) {
    if (given(method, argument, value).isEmpty()) {
      throw refused(method, argument, "is empty. Pass an id.");
    }
    var id = ExternalIds.parse(value);
    if (id == 0) {
      throw new ObjectNotFoundException(
          service
              + "."
              + method
              + ": nothing has the "
              + argument
              + " '"
              + value
              + "'. Look the id up with a query.");
    }
    return id;
  }

  /** Returns several ids in ascending order, each once. */
  public List<Long> ids(String method, String argument, Collection<String> values) {
    return all(method, argument, values).stream()
        .map(value -> id(method, argument, value))
        .distinct()
        .sorted()
        .toList();
  }

  /** Returns those of several ids that a row can have, each once; the others find nothing. */
  public List<Long> known(String method, String argument, Collection<String> values) {
    return all(method, argument, values).stream()
        .map(ExternalIds::parse)
        .filter(id -> id != 0)
        .distinct()
        .toList();
  }

  /** Returns several values, none of which may be null, in their order. */
  public <V> List<V> all(String method, String argument, Collection<V> values) {
    if (given(method, argument, values).isEmpty()) {
      throw refused(method, argument, "is empty. Pass at least one.");
    }
    var all = new ArrayList<>(values);
    if (all.contains(null)) {
      throw refused(method, argument, "holds null. Leave it out.");
    }
    return all;
  }

  /** Returns names of variables, each once; null stays null. */
  public Collection<String> names(String method, Collection<String> names) {
    if (names == null) {
      return null;
    }
    names.forEach(name -> text(method, "variable name", name));
    return new LinkedHashSet<>(names);
  }

  /** Returns a copy of variables; null counts as none. */
  public Map<String, Object> variables(String method, Map<String, ?> variables) {
    if (variables == null || variables.isEmpty()) {
      return Map.of();
    }
    variables.keySet().forEach(name -> text(method, "variable name", name));
    return Collections.unmodifiableMap(new LinkedHashMap<>(variables));
  }

  /** Returns the exception for an argument that is refused for a reason. */
  public BadArgumentException refused(String method, String argument, String reason) {
    return refused(method, argument, reason, null);
  }

  /** Returns the exception for an argument that is refused because something failed. */
  public BadArgumentException refused(
      String method, String argument, String reason, Throwable cause) {
    return new BadArgumentException(
        service + "." + method + ": the " + argument + " " + reason, cause);
  }
}
