package io.millrace.bpmn.internal.parser;

import java.util.HashMap;
import java.util.Map;

/**
 * What data associations of a process can refer to: data objects and the references to them,
 * properties, data inputs and outputs, which all are variables, and data stores, which are none.
 * Not thread-safe.
 */
final class DataItems {

  /** What modelers write where an association only leads to an activity as a whole. */
  private static final String PLACEHOLDER = "__targetRef_placeholder";

  /** What an item is to the execution. */
  enum Kind {
    VARIABLE,
    STORE,
    DRAWN
  }

  /**
   * An item.
   *
   * @param variable the variable that holds it
   */
  record Item(String variable, Kind kind) {}

  /** A data store, wherever it is drawn. */
  private static final Item STORE = new Item(null, Kind.STORE);

  private final Map<String, Item> items = new HashMap<>();
  private final Map<String, String> references = new HashMap<>();

  /** Notes an element whose name, or else its id, is that of a variable. */
  void add(Element element) {
    var name = element.attribute("name");
    if (element.id() != null) {
      var kind = PLACEHOLDER.equals(name) ? Kind.DRAWN : Kind.VARIABLE;
      items.put(element.id(), new Item(name == null ? element.id() : name, kind));
    }
  }

  /** Notes a reference to a data object. */
  void addReference(Element element) {
    var object = element.reference("dataObjectRef");
    if (element.id() != null && object != null) {
      references.put(element.id(), object);
    }
    element.read();
  }

  /** Notes a reference to a data store. */
  void addStore(Element element) {
    element.attribute("dataStoreRef");
    if (element.id() != null) {
      items.put(element.id(), STORE);
      element.file().stores().add(element.id());
    }
    element.read();
  }

  /**
   * Returns the item of an id; null if there is none. A data store is drawn in one pool and read by
   * all.
   *
   * @param element what refers to it
   */
  Item find(String id, Element element) {
    var found = items.get(references.getOrDefault(id, id));
    return found == null && element.file().stores().contains(id) ? STORE : found;
  }
}
