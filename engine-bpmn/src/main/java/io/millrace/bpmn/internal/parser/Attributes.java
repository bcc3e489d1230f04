package io.millrace.bpmn.internal.parser;

import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlTag;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/**
 * The attributes of an element, which remembers those that were asked for. What is blank counts as
 * absent.
 *
 * <p>Most elements have few attributes and parsers ask for many, so that is quick: loops, and none
 * where no engine is addressed.
 */
final class Attributes {

  private final List<XmlAttribute> all;
  private final BitSet taken;
  private final BitSet ofEngines;

  Attributes(XmlTag tag) {
    this.all = tag.attributes();
    this.taken = new BitSet(all.size());
    this.ofEngines = new BitSet(all.size());
    for (var i = 0; i < all.size(); i++) {
      ofEngines.set(i, Namespaces.isEngine(all.get(i).namespace()));
    }
  }

  /** Returns an attribute without a prefix, or null. */
  String plain(String name) {
    var value = exact(name);
    return value == null || value.isBlank() ? null : value.strip();
  }

  /**
   * Returns an attribute without a prefix as it is written, white space and all; null where it is
   * absent.
   */
  String exact(String name) {
    for (var i = 0; i < all.size(); i++) {
      var attribute = all.get(i);
      if (attribute.namespace().isEmpty() && attribute.name().equals(name)) {
        taken.set(i);
        return attribute.value();
      }
    }
    return null;
  }

  /** Returns the different values that some of the engines' namespaces give to a name. */
  List<String> engine(Predicate<String> namespaces, String name) {
    if (ofEngines.isEmpty()) {
      return List.of();
    }
    var values = new ArrayList<String>(1);
    for (var i = ofEngines.nextSetBit(0); i >= 0; i = ofEngines.nextSetBit(i + 1)) {
      var attribute = all.get(i);
      if (attribute.name().equals(name) && namespaces.test(attribute.namespace())) {
        taken.set(i);
        addTo(values, attribute.value().strip());
      }
    }
    return values;
  }

  /** Returns the attributes nobody asked for. */
  List<XmlAttribute> untaken() {
    var left = new ArrayList<XmlAttribute>(0);
    for (var i = taken.nextClearBit(0); i < all.size(); i = taken.nextClearBit(i + 1)) {
      left.add(all.get(i));
    }
    return left;
  }

  /** Takes whatever is there, so that nothing is refused. */
  void ignore() {
    taken.set(0, all.size());
  }

  private static void addTo(List<String> values, String value) {
    if (!value.isEmpty() && !values.contains(value)) {
      values.add(value);
    }
  }
}
