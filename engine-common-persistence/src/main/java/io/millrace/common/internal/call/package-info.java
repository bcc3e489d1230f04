/**
 * How an element of one engine calls an instance of the same or the other engine, in one family and
 * one transaction: the port that each engine implements, and what passes in and out.
 *
 * <p>Behaviors and operations of both engines call it; it may use persistence, variables and
 * expressions.
 */
package io.millrace.common.internal.call;
