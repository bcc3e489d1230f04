/**
 * From the text of an expression to its tree, once, when a model is deployed.
 *
 * <p>The expressions of the engine call it. The grammar is that of the Jakarta Expression Language
 * library, whose types appear in {@code TreeBuilder} alone; everything the engine has no node for
 * is refused there.
 */
package io.millrace.common.internal.expression.parse;
