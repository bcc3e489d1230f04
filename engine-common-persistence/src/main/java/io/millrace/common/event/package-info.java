/**
 * What happens in an engine, and who hears of it.
 *
 * <p>Applications implement the listener; both engines make the events and call it. It may call
 * {@code io.millrace.common.transaction}.
 */
package io.millrace.common.event;
