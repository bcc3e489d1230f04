/**
 * Process instances and visits to activities as history knows them.
 *
 * <p>Applications call it through {@code HistoryService}; the engine implements it. It may call the
 * public packages of {@code io.millrace.common} and {@code io.millrace.bpmn.runtime}.
 */
package io.millrace.bpmn.history;
