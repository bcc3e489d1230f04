/**
 * The persistence layer of both engines: unit of work, table descriptors, dialects, shipping of a
 * flush, ids, schema and connections.
 *
 * <p>Commands and the services of the shared concepts call it. It knows neither BPMN nor CMMN; both
 * declare their tables to it.
 */
package io.millrace.common.internal.persistence;
