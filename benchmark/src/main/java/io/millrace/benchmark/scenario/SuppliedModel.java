package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.Model;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Finds the process in a file that a user brings. Whether an engine can run it, the engine says.
 * Stateless.
 */
public final class SuppliedModel {

  private static final String BPMN = "http://www.omg.org/spec/BPMN/20100524/MODEL";

  private SuppliedModel() {}

  /**
   * Reads a file's text.
   *
   * @param source what messages call it, such as the name of its file
   * @param xml the text
   * @return the model, under the id of its one process that is executable
   * @throws IllegalArgumentException if it is no BPMN, or has no such process or several
   */
  public static Model of(String source, String xml) {
    List<String> ids = executable(source, root(source, xml));
    if (ids.size() != 1) {
      throw new IllegalArgumentException(
          source
              + (ids.isEmpty()
                  ? " holds no executable process with an id."
                  : " holds several executable processes " + ids + "; give a file with one."));
    }
    return new Model(ids.get(0) + Model.SUFFIX, xml);
  }

  /**
   * Reads the id of the process from the name that {@link #of} gave the model.
   *
   * @param model the model
   * @return the id
   */
  public static String process(Model model) {
    return model.resourceName().substring(0, model.resourceName().length() - Model.SUFFIX.length());
  }

  private static List<String> executable(String source, Element root) {
    if (!BPMN.equals(root.getNamespaceURI()) || !"definitions".equals(root.getLocalName())) {
      throw new IllegalArgumentException(
          source
              + " is no BPMN 2.0: its root element is '"
              + root.getNodeName()
              + "', not 'definitions' of "
              + BPMN
              + ".");
    }
    List<String> ids = new ArrayList<>();
    NodeList processes = root.getElementsByTagNameNS(BPMN, "process");
    for (int i = 0; i < processes.getLength(); i++) {
      Element process = (Element) processes.item(i);
      if (!"false".equals(process.getAttribute("isExecutable")) && process.hasAttribute("id")) {
        ids.add(process.getAttribute("id"));
      }
    }
    return ids;
  }

  private static Element root(String source, String xml) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(new DefaultHandler()); // throws, and prints nothing
      return builder.parse(new InputSource(new StringReader(xml))).getDocumentElement();
    } catch (SAXParseException e) {
      throw new IllegalArgumentException(
          source + " is no XML: line " + e.getLineNumber() + ": " + e.getMessage(), e);
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new IllegalArgumentException(source + " cannot be read: " + e.getMessage(), e);
    }
  }
}
