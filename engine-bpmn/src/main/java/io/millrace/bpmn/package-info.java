/**
 * The BPMN engine and its services: where an application begins.
 *
 * <p>Applications call it; delegates and listeners may, too. It may call the public packages of
 * {@code io.millrace.common} and those below it; one class of it, the configuration, builds the
 * engine.
 */
package io.millrace.bpmn;
