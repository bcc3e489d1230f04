/**
 * The one way from an expression into Java objects: which types and members are open, how they are
 * reached fast, and what values the library may calculate with.
 *
 * <p>The resolver of an evaluation calls it for every name, property and method. It calls the
 * library's conversions and the JSON access, and it is the only place of the engine that looks up
 * members by name at run time.
 */
package io.millrace.common.internal.expression.access;
