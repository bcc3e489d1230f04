/**
 * The one way from an expression into Java objects: which types and members are open, and how they
 * are reached fast.
 *
 * <p>The tree of an expression calls it for every name, property and method. It calls the
 * conversions and the JSON access, and it is the only place of the engine that looks up members by
 * name at run time.
 */
package io.millrace.common.internal.expression.access;
