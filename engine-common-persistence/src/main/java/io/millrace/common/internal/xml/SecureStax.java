package io.millrace.common.internal.xml;

import java.io.StringReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Opens the JDK's StAX reader so that nothing outside the text is ever read and no entity is
 * expanded.
 *
 * <p>The JDK's own limits are set by hand, because their defaults differ between releases; {@link
 * XmlCursor} guards what they leave open. Another reader on the class path is never used.
 */
final class SecureStax {

  private static final String UNLIMITED = "0";

  private SecureStax() {}

  static XMLStreamReader open(String text, XmlLimits limits) throws XMLStreamException {
    var factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, true);
    // a tag of this many attributes is read before the cursor can count them
    factory.setProperty("jdk.xml.elementAttributeLimit", String.valueOf(2 * limits.attributes()));
    factory.setProperty("jdk.xml.maxElementDepth", UNLIMITED);
    // without a DTD the only entities are the resource itself and the five of XML
    factory.setProperty("jdk.xml.maxGeneralEntitySizeLimit", UNLIMITED);
    factory.setProperty("jdk.xml.totalEntitySizeLimit", UNLIMITED);
    return factory.createXMLStreamReader(new StringReader(text));
  }
}
