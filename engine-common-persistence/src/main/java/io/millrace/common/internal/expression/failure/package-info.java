/**
 * What stands in the way of an evaluation, and how values are named when that is said.
 *
 * <p>Everything below the expressions of the engine throws it. It calls nothing.
 */
package io.millrace.common.internal.expression.failure;
