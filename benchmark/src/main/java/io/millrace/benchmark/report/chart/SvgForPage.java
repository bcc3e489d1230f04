package io.millrace.benchmark.report.chart;

import java.awt.Color;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * Fits an SVG document into a page: ink, lines and paper take the page's colors, so that they are
 * right in the dark too, identifiers become unique among all pictures, and the size follows the
 * page. Safe for many threads.
 */
public final class SvgForPage {

  private static final Pattern SURPLUS_DIGITS = Pattern.compile("(\\.\\d\\d)\\d+");

  private static final Map<Color, String> PAGE_COLORS =
      Map.of(
          ChartStyle.INK, "var(--ink)",
          ChartStyle.LINES, "var(--lines)",
          ChartStyle.PAPER, "var(--paper)");

  /**
   * Fits a picture in.
   *
   * @param svg a whole SVG document
   * @param name a name that no other picture of the page has
   * @param title what people hear who cannot see it
   * @return an SVG element
   */
  public String of(String svg, String name, String title) {
    try {
      Document document = builder().parse(new InputSource(new StringReader(svg)));
      Element root = document.getDocumentElement();
      NodeList elements = document.getElementsByTagName("*");
      for (int i = 0; i < elements.getLength(); i++) {
        fit((Element) elements.item(i), name);
      }
      root.removeAttribute("width");
      root.removeAttribute("height");
      root.setAttribute("viewBox", "0 0 " + ChartStyle.WIDTH + " " + ChartStyle.HEIGHT);
      root.setAttribute("role", "img");
      root.setAttribute("aria-label", title);
      return text(document);
    } catch (Exception e) {
      throw new IllegalStateException("The chart " + name + " is no well-formed SVG.", e);
    }
  }

  private static void fit(Element element, String name) {
    NamedNodeMap attributes = element.getAttributes();
    for (int i = 0; i < attributes.getLength(); i++) {
      Attr attribute = (Attr) attributes.item(i);
      String value = attribute.getValue();
      if (attribute.getName().equals("id")) {
        value = name + "-" + value;
      }
      value = value.replace("url(#", "url(#" + name + "-");
      if (attribute.getName().endsWith("href")) {
        value = value.replaceFirst("^#", "#" + name + "-");
      }
      for (Map.Entry<Color, String> color : PAGE_COLORS.entrySet()) {
        value = value.replace(rgb(color.getKey()), color.getValue());
      }
      attribute.setValue(SURPLUS_DIGITS.matcher(value).replaceAll("$1"));
    }
  }

  private static String rgb(Color color) {
    return "rgb(" + color.getRed() + "," + color.getGreen() + "," + color.getBlue() + ")";
  }

  private static DocumentBuilder builder() throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    return factory.newDocumentBuilder();
  }

  private static String text(Document document) throws Exception {
    Transformer transformer = TransformerFactory.newInstance().newTransformer();
    transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
    StringWriter text = new StringWriter();
    transformer.transform(new DOMSource(document.getDocumentElement()), new StreamResult(text));
    return text.toString();
  }
}
