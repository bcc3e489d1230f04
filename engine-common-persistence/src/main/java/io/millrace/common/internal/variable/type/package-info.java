/**
 * How values of variables become columns and values again, without Java serialization.
 *
 * <p>Variables and their queries in both engines ask {@code VariableTypes} for the type of a value or a name. It calls
 * the JDK, and Jackson from the classes whose name starts with {@code Jackson}, which are loaded only where it is there.
 */
package io.millrace.common.internal.variable.type;
