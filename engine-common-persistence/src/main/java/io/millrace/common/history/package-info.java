/**
 * What both engines keep of what happened: the levels, and historic tasks, variables with their
 * updates, and identity links.
 *
 * <p>Applications and both history services call it; the shared layer implements it. It may call
 * {@code io.millrace.common} and its packages for queries, tasks, variables and identity links.
 */
package io.millrace.common.history;
