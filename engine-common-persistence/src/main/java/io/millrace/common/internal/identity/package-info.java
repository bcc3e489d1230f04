/**
 * Links of users and groups to tasks, instances and definitions.
 *
 * <p>Task and instance services call it; it may use persistence.
 */
package io.millrace.common.internal.identity;
