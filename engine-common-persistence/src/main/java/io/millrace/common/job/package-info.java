/**
 * Timers and asynchronous work of both engines as applications see and ask for them.
 *
 * <p>Applications and both management services call it; the shared layer implements it. It may call
 * {@code io.millrace.common} and {@code io.millrace.common.query}.
 */
package io.millrace.common.job;
