package io.millrace.common.variable;

/**
 * Stores one kind of values in the columns of a variable and reads them back.
 *
 * <p>An application adds types of its own to the configuration of its engine; they are asked before
 * the built-in ones. Instances are stateless: they are called by many threads at once.
 */
public interface VariableType {

  /**
   * Returns the name that rows carry, by which the type is found when they are read. It must stay
   * the same as long as there are such rows, in history too. A type with the name of a built-in one
   * takes its place.
   *
   * @return up to 64 characters, never null
   */
  String name();

  /**
   * Tells whether this type stores a value.
   *
   * @param value the value, or null
   * @return true if {@link #write} takes it
   */
  boolean accepts(Object value);

  /**
   * Returns what the database is to keep of a value. Two values are taken for the same, and nothing
   * is written, if this is equal.
   *
   * @param value a value that this type accepts
   * @return the columns, never null
   */
  StoredValue write(Object value);

  /**
   * Returns the value that was written.
   *
   * @param stored what {@link #write} returned
   * @return a value equal to the one that was written
   */
  Object read(StoredValue stored);

  /**
   * Returns the column in which queries compare values of this type.
   *
   * @return the column, never null
   */
  default ComparableColumn comparedIn() {
    return ComparableColumn.NONE;
  }

  /**
   * Tells whether values of this type can be changed in place, and whether such a change is to be
   * stored: at the end of each call of the engine that locks an instance, what was read of its
   * variables is written by {@link #write} once more and compared with what the database has.
   * Therefore {@code write} must return the same for the same value each time. The built-in types
   * of JSON, of bytes and of {@link java.util.Date} do so.
   *
   * @return false unless overridden: values are stored when they are set, and only then
   */
  default boolean storesChangesInPlace() {
    return false;
  }
}
