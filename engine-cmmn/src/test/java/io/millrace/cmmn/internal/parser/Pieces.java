package io.millrace.cmmn.internal.parser;

import io.millrace.common.internal.xml.XmlLimits;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.internal.xml.XmlTree;
import java.util.ArrayList;
import java.util.List;

/** Takes a file apart, so that two files can be compared whatever the order of their elements. */
final class Pieces {

  private final List<String> pieces = new ArrayList<>();

  private Pieces() {}

  /**
   * Returns each element, attribute and text of a file with the names of the elements around it.
   */
  static List<String> of(byte[] xml) {
    var found = new Pieces();
    found.add(XmlTree.read("test.cmmn", xml, XmlLimits.DEFAULT).root(), "");
    return found.pieces;
  }

  private void add(XmlNode node, String around) {
    var path = around + "/{" + node.tag().namespace() + "}" + node.tag().name();
    pieces.add(path);
    node.tag()
        .attributes()
        .forEach(
            attribute ->
                pieces.add(
                    path
                        + "@{"
                        + attribute.namespace()
                        + "}"
                        + attribute.name()
                        + "="
                        + attribute.value()));
    if (!node.text().isBlank()) {
      pieces.add(path + "=" + node.text());
    }
    node.children().forEach(child -> add(child, path));
  }
}
