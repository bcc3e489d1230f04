package io.millrace.bpmn.model;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Takes a file apart by the JDK's own parser: what two files share, whatever their indentation. */
final class Canonical {

  private static final String DECLARATIONS = "http://www.w3.org/2000/xmlns/";

  private final List<String> lines = new ArrayList<>();

  private Canonical() {}

  /** Returns elements, attributes, declared prefixes, texts and remarks, in document order. */
  static List<String> of(byte[] xml) throws Exception {
    var factory = DocumentBuilderFactory.newDefaultInstance();
    factory.setNamespaceAware(true);
    factory.setCoalescing(true);
    var canonical = new Canonical();
    canonical.children(factory.newDocumentBuilder().parse(new ByteArrayInputStream(xml)), "");
    return canonical.lines;
  }

  private void children(Node node, String around) {
    var isMixed = isMixed(node);
    for (var child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      switch (child.getNodeType()) {
        case Node.ELEMENT_NODE -> element((Element) child, around);
        case Node.COMMENT_NODE -> lines.add(around + " <!--" + child.getNodeValue() + "-->");
        case Node.PROCESSING_INSTRUCTION_NODE ->
            lines.add(around + " <?" + child.getNodeName() + " " + child.getNodeValue() + "?>");
        default -> {
          if (isMixed || !child.getNodeValue().isBlank()) {
            lines.add(around + " '" + child.getNodeValue() + "'");
          }
        }
      }
    }
  }

  /** Tells whether white space between the elements of a node says something. */
  private static boolean isMixed(Node node) {
    var texts = 0;
    var others = 0;
    for (var child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child.getNodeType() != Node.TEXT_NODE) {
        others++;
      } else if (!child.getNodeValue().isBlank()) {
        texts++;
      }
    }
    return texts > 0 || others == 0;
  }

  private void element(Element element, String around) {
    var path = around + "/{" + element.getNamespaceURI() + "}" + element.getLocalName();
    lines.add(path);
    var attributes = new TreeSet<String>();
    for (var i = 0; i < element.getAttributes().getLength(); i++) {
      var attribute = (Attr) element.getAttributes().item(i);
      var name =
          DECLARATIONS.equals(attribute.getNamespaceURI())
              ? attribute.getName()
              : "{" + attribute.getNamespaceURI() + "}" + attribute.getLocalName();
      attributes.add(path + "@" + name + "=" + attribute.getValue());
    }
    lines.addAll(attributes);
    children(element, path);
  }
}
