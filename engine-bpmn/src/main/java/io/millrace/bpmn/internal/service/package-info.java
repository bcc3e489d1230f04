/**
 * The services of the BPMN engine: they check the arguments, run a command, and show its result.
 *
 * <p>Applications call them through the public interfaces; they may use commands and queries.
 */
package io.millrace.bpmn.internal.service;
