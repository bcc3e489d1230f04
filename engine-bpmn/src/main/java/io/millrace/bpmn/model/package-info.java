/**
 * What a BPMN file says: read-only types in the standard's names over all that stands in it.
 *
 * <p>Applications read it, and the builder makes it. It may call the reader and writer of XML.
 */
package io.millrace.bpmn.model;
