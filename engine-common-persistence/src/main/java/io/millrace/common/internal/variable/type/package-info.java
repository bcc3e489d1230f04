/**
 * The built-in types of variables.
 *
 * <p>The registry of types calls it. It may use the public interface of variable types; Jackson is
 * called only from the classes whose names start with {@code Json}, which are loaded only after
 * Jackson was found.
 */
package io.millrace.common.internal.variable.type;
