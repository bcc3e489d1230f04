/**
 * The one way either engine reads XML: forwards, without DOCTYPE, within limits, every tag with its
 * place.
 *
 * <p>The parsers of both engines call it. It calls the JDK's StAX reader and the public {@code
 * Problem}, nothing else.
 */
package io.millrace.common.internal.xml;
