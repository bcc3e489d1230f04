/**
 * Criteria and their sentries as deployment compiled them, and what a row remembers of them.
 *
 * <p>Operations ask it. It may use the lifecycle.
 */
package io.millrace.cmmn.internal.sentry;
