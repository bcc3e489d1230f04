/**
 * What runs a request: command, context, executor, and how a transaction begins and ends.
 *
 * <p>Services hand commands to the executor; commands work on the unit of work in their context.
 */
package io.millrace.common.internal.command;
