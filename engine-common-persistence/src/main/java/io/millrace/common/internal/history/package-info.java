/**
 * What both engines do with the history of whole instances.
 *
 * <p>The history packages of both engines call it. It may call the tasks and the persistence of the
 * shared layer.
 */
package io.millrace.common.internal.history;
