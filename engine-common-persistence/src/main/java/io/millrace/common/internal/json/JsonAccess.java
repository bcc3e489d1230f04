package io.millrace.common.internal.json;

/**
 * Reads and changes JSON trees without their library in the signature. Stateless and thread-safe.
 */
public interface JsonAccess {

  /**
   * Finds out whether Jackson is there.
   *
   * @return the access for Jackson's trees, or one that knows no trees
   */
  static JsonAccess detect() {
    return isAvailable() ? new JacksonAccess() : new NoJsonAccess();
  }

  /** Tells whether Jackson can be loaded by the loader of the engine. */
  static boolean isAvailable() {
    try {
      Class.forName(
          "com.fasterxml.jackson.databind.JsonNode", false, JsonAccess.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError absent) {
      return false;
    }
  }

  /** Tells whether the value is a JSON tree (of any kind, a single number too). */
  boolean isNode(Object value);

  /** Tells whether the value is a JSON array. */
  boolean isArray(Object value);

  /**
   * Turns a single JSON value into the Java value it stands for.
   *
   * @return text, number, boolean or null for such a tree; objects, arrays and all other values
   *     unchanged
   */
  Object open(Object value);

  /**
   * Reads a member of an object or an element of an array.
   *
   * @param key the name of the member or the index
   * @return the opened value, or null where there is none
   */
  Object get(Object node, Object key);

  /**
   * Writes a member of an object or an existing element of an array.
   *
   * @param value null, a text, number, boolean or tree
   * @return false where the tree has no such place or the value does not fit in a tree
   */
  boolean set(Object node, Object key, Object value);

  /**
   * Reads a text.
   *
   * @return the tree
   * @throws IllegalArgumentException if the text is no JSON
   * @throws IllegalStateException if Jackson is not there
   */
  Object parse(String text);

  /**
   * Reads a text with the places of its values, for messages that name them.
   *
   * @throws JsonSyntaxException if the text is no JSON
   * @throws IllegalStateException if Jackson is not there
   */
  JsonPlace places(byte[] text) throws JsonSyntaxException;

  /**
   * Writes null, a text, number, boolean, tree, or a map or list of these.
   *
   * @throws IllegalStateException if Jackson is not there
   */
  String write(Object value);

  /**
   * Returns how many members or elements there are; 0 for single values and for what is no tree.
   */
  int size(Object node);

  /** Returns the values of the members or elements as trees; none for what is no tree. */
  Iterable<?> elements(Object node);

  /** Tells whether an object or array has nothing in it; false for single values. */
  boolean isEmpty(Object node);
}
