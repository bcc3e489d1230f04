/**
 * Gathers variables of the instances of something that is done several times into one list. Called
 * by the operations of both engines; calls variables, expressions, delegates and persistence.
 */
package io.millrace.common.internal.aggregation;
