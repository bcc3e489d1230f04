package io.millrace.common.internal.variable;

import io.millrace.common.BadArgumentException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.internal.variable.type.BuiltInTypes;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The types of variables an engine knows, the application's before the built-in ones. Immutable,
 * thread-safe.
 */
public final class VariableTypes {

  private static final int LONGEST_NAME = 64;

  private final List<VariableType> types;
  private final Map<String, VariableType> byName = new HashMap<>();
  private final Set<String> builtIn = new HashSet<>();

  /**
   * Creates the registry with the types of the application, in the order in which they are asked.
   */
  public VariableTypes(List<VariableType> ofApplication) {
    ofApplication.forEach(this::add);
    var all = new ArrayList<>(ofApplication);
    for (var type : BuiltInTypes.all()) {
      if (byName.putIfAbsent(type.name(), type) == null) {
        all.add(type);
        builtIn.add(type.name());
      }
    }
    types = List.copyOf(all);
  }

  private void add(VariableType type) {
    var name = type.name();
    if (name == null || name.isBlank() || name.length() > LONGEST_NAME) {
      throw new BadArgumentException(
          "The variable type "
              + type.getClass().getName()
              + " has the name '"
              + name
              + "'. Return 1 to 64 characters.");
    }
    if (byName.putIfAbsent(name, type) != null) {
      throw new BadArgumentException(
          "Two variable types have the name '" + name + "'. Register one of them.");
    }
  }

  /** Returns the first type that stores a value; null is a value. */
  public VariableType of(String variable, Object value) {
    for (var type : types) {
      if (type.accepts(value)) {
        return type;
      }
    }
    throw new UnsupportedVariableTypeException(
        "The variable '"
            + variable
            + "' cannot be stored: no variable type takes objects of "
            + value.getClass().getName()
            + ". "
            + remedy(value));
  }

  private static String remedy(Object value) {
    if (value instanceof Enum) {
      return "Set its name() as a text, or register a VariableType for it.";
    }
    if (value instanceof Collection || value.getClass().isArray()) {
      return "Set a list of what is in it (with jackson-databind on the class path), or register a VariableType for it.";
    }
    return "Use a text, number, boolean, date, time, UUID, bytes, or (with jackson-databind on the class path) JSON, a map or"
        + " a list, or register a VariableType for it.";
  }

  /** Tells whether rows of this name are stored by the engine's own type. */
  public boolean isBuiltIn(String name) {
    return builtIn.contains(name);
  }

  /** Returns the type of a name that a row carries. */
  public VariableType named(String variable, String name) {
    var type = byName.get(name);
    if (type == null) {
      throw new UnsupportedVariableTypeException(
          "The variable '"
              + variable
              + "' cannot be read: it is stored by the type '"
              + name
              + "', which this engine does not have. Register it, or for JSON put jackson-databind on the class path.");
    }
    return type;
  }

  /** Returns what the database keeps of a value. */
  public StoredValue write(String variable, VariableType type, Object value) {
    try {
      return checked(variable, type, type.write(value));
    } catch (UnsupportedVariableTypeException e) {
      throw new UnsupportedVariableTypeException(
          "The variable '" + variable + "' cannot be stored: " + e.text(), e);
    }
  }

  private static StoredValue checked(String variable, VariableType type, StoredValue stored) {
    if (stored.text() != null && stored.text().length() > StoredValue.MOST_CHARACTERS) {
      throw new UnsupportedVariableTypeException(
          "the type '"
              + type.name()
              + "' gave a text of "
              + stored.text().length()
              + " characters for the variable '"
              + variable
              + "', and the column holds 4000. Let it use StoredValue.ofText.");
    }
    return stored;
  }
}
