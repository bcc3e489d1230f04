package io.millrace.common.internal.variable.type;

import io.millrace.common.EngineException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.internal.json.JsonAccess;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The variable types of an engine. Immutable and thread-safe.
 *
 * <p>For a value the types of the application are asked first, then the engine's: one per class of the JDK's plain
 * values, and with Jackson on the class path JSON trees, maps and lists. Whatever else an application has, it converts
 * or brings a type for.
 */
public final class VariableTypes {

  private final List<VariableType> custom;
  private final List<VariableType> structured;
  private final Map<Class<?>, VariableType> byClass = new HashMap<>();
  private final Map<String, VariableType> byName = new HashMap<>();
  private final VariableType nullType = new NullType();

  /**
   * Collects the types.
   *
   * @param custom those of the application, asked in this order; one with the name of an own one takes its place
   */
  public VariableTypes(List<VariableType> custom) {
    this.custom = List.copyOf(custom);
    this.structured = JsonAccess.isAvailable() ? JacksonTypes.all() : List.of();
    byName.put(nullType.name(), nullType);
    for (var type : ClassTypes.all()) {
      byClass.put(type.javaClass(), type);
      byName.put(type.name(), type);
    }
    structured.forEach(type -> byName.put(type.name(), type));
    custom.forEach(type -> byName.put(type.name(), type));
  }

  /**
   * Finds the type that stores a value.
   *
   * @param variable the name of the variable, for the message
   * @param value the value, or null
   * @throws UnsupportedVariableTypeException where no type stores such values
   */
  public VariableType forValue(String variable, Object value) {
    if (value == null) {
      return nullType;
    }
    for (var type : custom) {
      if (type.accepts(value)) {
        return type;
      }
    }
    var type = byClass.get(value.getClass());
    return type != null ? type : forStructure(variable, value);
  }

  /**
   * Finds a type by the name that is stored with a variable.
   *
   * @throws UnsupportedVariableTypeException where there is none of that name
   */
  public VariableType byName(String name) {
    var type = byName.get(name);
    if (type == null) {
      throw new UnsupportedVariableTypeException(
          "There is no variable type '"
              + name
              + "'. Register the type of the application that wrote it, or put Jackson on the class path"
              + " if it is json, map or list.");
    }
    return type;
  }

  /**
   * Makes a value ready to be stored.
   *
   * @param variable the name of the variable, for the message
   * @param value the value, or null
   * @throws UnsupportedVariableTypeException where the value or a part of it cannot be stored
   */
  public TypedValue write(String variable, Object value) {
    var type = forValue(variable, value);
    return new TypedValue(type, type.write(value));
  }

  /**
   * Reads a value back.
   *
   * @param typeName the name of the type that wrote it
   * @return the value, or null
   * @throws UnsupportedVariableTypeException where there is no type of that name, or what is stored was not written by it
   */
  public Object read(String typeName, StoredValue stored) {
    var type = byName(typeName);
    try {
      return type.read(stored);
    } catch (EngineException known) {
      throw known;
    } catch (RuntimeException unreadable) {
      throw new UnsupportedVariableTypeException(
          "A stored value of type '" + typeName + "' cannot be read: " + unreadable + ".", unreadable);
    }
  }

  private VariableType forStructure(String variable, Object value) {
    for (var type : structured) {
      if (type.accepts(value)) {
        return type;
      }
    }
    throw new UnsupportedVariableTypeException(
        "Variable '"
            + variable
            + "' has a value of "
            + value.getClass().getTypeName()
            + ", which cannot be stored. "
            + Remedies.of(value));
  }
}
