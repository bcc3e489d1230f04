/**
 * The work that is measured: one class for each process, with the calls that take an instance from
 * its start to its end and what the instance must leave behind. The measuring code runs scenarios
 * on many threads; the command line chooses them by name. They may call {@link
 * io.millrace.benchmark.engine.EngineCalls} and nothing of any engine.
 */
package io.millrace.benchmark.scenario;
