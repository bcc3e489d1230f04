/**
 * What each kind of element does with a token, one small immutable class each, made at deployment.
 *
 * <p>The compiled processes hold them; they may call operations, delegates and the shared concepts.
 */
package io.millrace.bpmn.internal.behavior;
