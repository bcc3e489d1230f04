/**
 * From the text of an expression to the library's tree, once, when a model is deployed.
 *
 * <p>The expressions of the engine call it. It calls the library's parser, refuses in the tree what
 * is not open to expressions, and puts checks of ours between the library's nodes.
 */
package io.millrace.common.internal.expression.parse;
