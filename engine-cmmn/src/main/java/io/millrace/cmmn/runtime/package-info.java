/**
 * Running cases, their plan items, milestones and event listeners.
 *
 * <p>Applications call it through {@code CmmnRuntimeService}; the engine implements it. It may call
 * the public packages of {@code io.millrace.common}.
 */
package io.millrace.cmmn.runtime;
