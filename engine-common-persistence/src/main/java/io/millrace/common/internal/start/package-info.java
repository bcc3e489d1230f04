/**
 * What starts instances and is on its way, by jobs that belong to no version.
 *
 * <p>Signals and the event registry call it; it may use jobs, subscriptions and definitions.
 */
package io.millrace.common.internal.start;
