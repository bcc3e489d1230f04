package io.millrace.bpmn.internal.model;

import java.util.List;

/** Where the value of a data assignment comes from. */
public sealed interface DataValue {

  /**
   * A text that may hold expressions.
   *
   * @param text null for no value
   */
  record Text(String text) implements DataValue {}

  /**
   * A script or an expression in a language of its own.
   *
   * @param script what is evaluated
   */
  record Scripted(Script script) implements DataValue {}

  /**
   * What a variable holds.
   *
   * @param name the variable
   */
  record OfVariable(String name) implements DataValue {}

  /**
   * A list of values.
   *
   * @param items in the order of the document
   */
  record Items(List<DataValue> items) implements DataValue {

    /** Copies the list. */
    public Items {
      items = List.copyOf(items);
    }
  }

  /**
   * A map of values.
   *
   * @param entries in the order of the document
   */
  record Entries(List<Entry> entries) implements DataValue {

    /** Copies the list. */
    public Entries {
      entries = List.copyOf(entries);
    }
  }

  /**
   * One entry of a map.
   *
   * @param key a text that may hold expressions
   * @param value its value
   */
  record Entry(String key, DataValue value) {}
}
