/**
 * How an engine ends while others still call it: who is inside a call, and what is closed in which
 * order.
 *
 * <p>The command executor and the engines call it. It uses no other package of the engine's
 * internals.
 */
package io.millrace.common.internal.closing;
