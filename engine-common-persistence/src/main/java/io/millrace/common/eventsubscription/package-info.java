/**
 * Who waits for which messages and signals.
 *
 * <p>Applications and both runtime services call it; the shared layer implements it. It may call
 * {@code io.millrace.common} and {@code io.millrace.common.query}.
 */
package io.millrace.common.eventsubscription;
