/**
 * What code of the application sees when a process calls it: delegates, listeners, errors.
 *
 * <p>Applications implement it; the engine calls it. It may call {@code io.millrace.bpmn} and the
 * public packages of {@code io.millrace.common}.
 */
package io.millrace.bpmn.delegate;
