/**
 * Cases and plan items as history shows them.
 *
 * <p>Applications call it through {@code CmmnHistoryService}; the engine implements it. It may call
 * the public packages of {@code io.millrace.common}.
 */
package io.millrace.cmmn.history;
