/**
 * What all queries have in common: how criteria combine, how results are ordered, paged and
 * counted.
 *
 * <p>Applications call it through the queries of both engines, whose implementations extend it. It
 * may call {@code io.millrace.common} alone.
 */
package io.millrace.common.query;
