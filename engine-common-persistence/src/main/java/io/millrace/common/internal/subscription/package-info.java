/**
 * Event subscriptions: what waits for which message or signal.
 *
 * <p>Both engines call it; it may use persistence.
 */
package io.millrace.common.internal.subscription;
