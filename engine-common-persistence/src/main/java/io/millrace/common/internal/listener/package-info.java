/**
 * Task listeners that a model declares, ready to be called, and what they see of a task.
 *
 * <p>Both engines compile listeners by it; it stands on tasks, variables and delegates.
 */
package io.millrace.common.internal.listener;
