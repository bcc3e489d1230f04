/**
 * Jobs that workers outside the engine do: how they are lent, and what becomes of the results.
 *
 * <p>The management services of both engines run its commands; an engine registers a {@code
 * WorkerScope}. It may use job, scope, persistence and command.
 */
package io.millrace.common.internal.worker;
