/**
 * Delivers signals to everything that waits for them, whichever engine it belongs to.
 *
 * <p>The services, behaviors and jobs of both engines call it. It may call subscriptions, jobs, the
 * locks of families and expressions.
 */
package io.millrace.common.internal.signal;
