/**
 * An expression as a tree of small immutable terms, each of which can evaluate itself.
 *
 * <p>The parser builds the trees, an expression evaluates them. Terms call the operators on values
 * and the access to objects, nothing else.
 */
package io.millrace.common.internal.expression.tree;
