/**
 * What an evaluation may cost: its steps, how many a call of the JDK takes by the sizes of its
 * values, and searches in texts whose work grows no faster than the texts.
 *
 * <p>The way into objects and the functions call it before they call the JDK. It calls nothing but
 * the JSON access.
 */
package io.millrace.common.internal.expression.limit;
