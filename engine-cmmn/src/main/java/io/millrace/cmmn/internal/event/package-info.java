/**
 * Lets events from outside happen in cases.
 *
 * <p>The shared layer calls it; it may call operations.
 */
package io.millrace.cmmn.internal.event;
