/**
 * Makes of a file as modelling tools write it one that is deployed as any other, and tells each
 * liberty it took.
 *
 * <p>Builders of deployments and deployers call it; it may call the parser and the XML reader.
 */
package io.millrace.bpmn.internal.parser.lenient;
