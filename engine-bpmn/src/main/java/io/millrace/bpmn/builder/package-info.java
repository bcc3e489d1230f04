/**
 * Builds processes in code, as BPMN 2.0 XML and as models.
 *
 * <p>Applications and tests call it. It may call the model and the writer of XML.
 */
package io.millrace.bpmn.builder;
