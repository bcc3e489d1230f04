/**
 * The queries of the shared layer: what open and historic tasks, jobs, variables and event
 * subscriptions are asked for, and what all queries of both engines have in common.
 *
 * <p>Services hand its queries to applications; the queries of the engines extend it. It may call
 * the packages below it, the command executor and the entities of the shared concepts.
 */
package io.millrace.common.internal.query;
