/**
 * Calls that take effect once, however often they are repeated.
 *
 * <p>Commands that carry an idempotency key call it; it may use persistence.
 */
package io.millrace.common.internal.idempotency;
