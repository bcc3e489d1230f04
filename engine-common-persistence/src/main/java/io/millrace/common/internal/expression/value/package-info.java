/**
 * What the operators of Jakarta Expression Language do with values: arithmetic, comparison,
 * conversion, text.
 *
 * <p>The tree of an expression calls it, and the choice of a method for its arguments. It calls
 * only the JSON access.
 */
package io.millrace.common.internal.expression.value;
