/**
 * Deployments, their resources, and the versions of definitions they hold.
 *
 * <p>Both engines call it; it may use persistence.
 */
package io.millrace.common.internal.deployment;
