/**
 * Tasks and what happens to them, for both engines.
 *
 * <p>The task services and the behaviors of user and human tasks call it; it may use persistence,
 * variables and identity links.
 */
package io.millrace.common.internal.task;
