/**
 * Jobs: timers and asynchronous continuations, and the executor that runs them.
 *
 * <p>Both engines create jobs and register handlers; it may use persistence and command.
 */
package io.millrace.common.internal.job;
