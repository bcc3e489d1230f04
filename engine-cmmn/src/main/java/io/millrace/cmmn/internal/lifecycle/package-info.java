/**
 * The states of cases and plan items, and the one table that says which transition leads where.
 *
 * <p>Operations ask it before they change a state. It calls nothing.
 */
package io.millrace.cmmn.internal.lifecycle;
