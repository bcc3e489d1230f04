/**
 * The event registry: reads definitions of events and channels, takes events, finds who waits for
 * them, and sends them.
 *
 * <p>The assemblies, behaviors and deployers of both engines call it. It may call deployments,
 * subscriptions, jobs, the locks of families, expressions and json.
 */
package io.millrace.common.internal.eventregistry;
