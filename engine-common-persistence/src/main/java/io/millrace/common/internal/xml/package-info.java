/**
 * The one way either engine reads and writes XML: forwards, without DOCTYPE, within limits, every
 * tag with its place; and whole, so that nothing is lost when it is written again.
 *
 * <p>The parsers, models and builders of both engines call it. It calls the JDK's StAX reader, the
 * public {@code Problem} and the public types of what is kept, nothing else.
 */
package io.millrace.common.internal.xml;
