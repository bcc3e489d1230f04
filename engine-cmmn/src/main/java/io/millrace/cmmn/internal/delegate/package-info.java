/**
 * How cases and plan items are shown to user code and to expressions.
 *
 * <p>Behaviors and operations call it.
 */
package io.millrace.cmmn.internal.delegate;
