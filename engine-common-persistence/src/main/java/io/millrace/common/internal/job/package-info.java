/**
 * Jobs: timers and asynchronous continuations, and the executor that runs them.
 *
 * <p>Both engines create jobs by {@code Jobs}, register a {@code JobHandler} for each type, and
 * build it all by {@code JobAssembly}; their management services run its commands. It may use
 * persistence, command, scope and calendar, and knows neither BPMN nor CMMN.
 */
package io.millrace.common.internal.job;
