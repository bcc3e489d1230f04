package io.millrace.common.variable;

import io.millrace.common.UnsupportedVariableTypeException;

/**
 * Stores variables of one kind and reads them back. An application adds types of its own in the engine's configuration;
 * they are asked before those of the engine.
 *
 * <p>What is read must equal what was written. Java serialization is no option: the engine never uses it, because bytes
 * from a database must not decide which classes are created. Implementations must be thread-safe.
 */
public interface VariableType {

  /**
   * Returns the name under which the type is stored with each variable.
   *
   * @return a name of at most 100 characters, always the same, unique in the engine
   */
  String name();

  /**
   * Tells whether this type stores a value.
   *
   * @param value the value, never null
   * @return whether {@link #write} takes it
   */
  boolean accepts(Object value);

  /**
   * Stores a value.
   *
   * @param value a value that the type accepts
   * @return what goes into the columns, never null
   * @throws UnsupportedVariableTypeException where the value has parts that cannot be stored
   */
  StoredValue write(Object value);

  /**
   * Reads a value back.
   *
   * @param stored what was written
   * @return a value equal to the one written, which nobody else holds if it can change
   */
  Object read(StoredValue stored);

  /**
   * Tells by which column queries compare values of this type.
   *
   * @return the column; {@link ComparedBy#NOTHING}, as here, where they cannot be compared
   */
  default ComparedBy comparedBy() {
    return ComparedBy.NOTHING;
  }

  /**
   * Tells whether one value of this type can be greater than another, so that queries may ask for it.
   *
   * @return false, as here, where values are only equal or not
   */
  default boolean isOrdered() {
    return false;
  }

  /** The column by which queries compare values of a type. */
  enum ComparedBy {
    /** Texts, byte by byte. */
    TEXT,
    /** Whole numbers and times. */
    NUMBER,
    /** Fractions. */
    DECIMAL,
    /** Queries that compare such values are refused. */
    NOTHING
  }
}
