/**
 * Expressions of models: parsed when a model is deployed, evaluated against a scope when it runs.
 *
 * <p>Both engines call {@code Expressions} to parse and {@code Expression} to evaluate, and
 * implement {@code ExpressionScope} for their executions, plan items and tasks. It calls its own
 * sub packages and the Jakarta Expression Language library, which evaluates and comes back to
 * {@code ScopeResolver} for every name, property and method.
 */
package io.millrace.common.internal.expression;
