/**
 * A process as its author drew it: immutable records under sealed interfaces, without any behavior.
 *
 * <p>The parser makes them; compilation, operations and behaviors read them. They call nothing but
 * the JDK.
 */
package io.millrace.bpmn.internal.model;
