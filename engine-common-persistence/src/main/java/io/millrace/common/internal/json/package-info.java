/**
 * JSON where Jackson is on the class path, and a polite no where it is not.
 *
 * <p>Expressions and variable types call it. It calls Jackson from the classes whose name starts
 * with {@code Jackson}, which are loaded only after Jackson was found.
 */
package io.millrace.common.internal.json;
