/**
 * Turns BPMN 2.0 XML into the model: one parser per element, one line of registration each.
 *
 * <p>Deployment calls {@code BpmnParser}; nothing else is public but what it takes and returns. The
 * parsers call the model, the shared XML reader and the rules.
 */
package io.millrace.bpmn.internal.parser;
