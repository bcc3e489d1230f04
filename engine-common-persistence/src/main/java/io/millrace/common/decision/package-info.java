/**
 * How decisions are taken outside the engine: the application registers a {@code
 * DecisionEvaluator}.
 *
 * <p>Both engines call it; the application implements it.
 */
package io.millrace.common.decision;
