package io.millrace.bpmn.internal.parser;

import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlTag;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The attributes of an element, which remembers those that were asked for. What is blank counts as absent. */
final class Attributes {

  private final List<XmlAttribute> all;
  private final BitSet taken;

  Attributes(XmlTag tag) {
    this.all = tag.attributes();
    this.taken = new BitSet(all.size());
  }

  /** Returns an attribute without a prefix, or null. */
  String plain(String name) {
    return take(attribute -> attribute.namespace().isEmpty() && attribute.name().equals(name))
        .map(Attributes::value)
        .filter(value -> !value.isEmpty())
        .findFirst()
        .orElse(null);
  }

  /** Returns an attribute without a prefix as it is written, white space and all; null where it is absent. */
  String exact(String name) {
    return take(attribute -> attribute.namespace().isEmpty() && attribute.name().equals(name))
        .map(XmlAttribute::value)
        .findFirst()
        .orElse(null);
  }

  /** Takes whatever is there, so that nothing is refused. */
  void ignore() {
    taken.set(0, all.size());
  }

  /** Returns the values that the engines' namespaces give to any of these names. */
  List<String> engine(List<String> names) {
    return engine(Namespaces::isEngine, names);
  }

  /** Returns the values that some of the engines' namespaces give to any of these names. */
  List<String> engine(Predicate<String> namespaces, List<String> names) {
    return take(a -> namespaces.test(a.namespace()) && names.contains(a.name()))
        .map(Attributes::value)
        .filter(value -> !value.isEmpty())
        .distinct()
        .toList();
  }

  /** Returns the attributes nobody asked for. */
  List<XmlAttribute> untaken() {
    return IntStream.range(0, all.size()).filter(i -> !taken.get(i)).mapToObj(all::get).toList();
  }

  private Stream<XmlAttribute> take(Predicate<XmlAttribute> wanted) {
    return IntStream.range(0, all.size())
        .filter(i -> wanted.test(all.get(i)))
        .peek(taken::set)
        .mapToObj(all::get)
        .toList()
        .stream();
  }

  private static String value(XmlAttribute attribute) {
    return attribute.value().strip();
  }
}
