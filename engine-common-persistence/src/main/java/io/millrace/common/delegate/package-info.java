/**
 * What code of the application sees when an engine calls it, and the listeners for tasks.
 *
 * <p>Both engines call its listeners and factories, which applications implement; applications call
 * the rest. It may call {@code io.millrace.common} and its packages for identity links, tasks,
 * transactions and variables.
 */
package io.millrace.common.delegate;
