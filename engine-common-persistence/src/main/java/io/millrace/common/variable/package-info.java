/**
 * Variables of running instances and open tasks: how they are seen, asked for and stored.
 *
 * <p>Applications and both engines call it; variable types of an application implement its SPI. It
 * may call {@code io.millrace.common} and {@code io.millrace.common.query}.
 */
package io.millrace.common.variable;
