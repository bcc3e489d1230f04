/**
 * What people leave behind about tasks and instances, such as comments, until the history of these
 * is deleted.
 *
 * <p>Services call it; it uses tasks, to find what is meant, and persistence.
 */
package io.millrace.common.internal.remark;
