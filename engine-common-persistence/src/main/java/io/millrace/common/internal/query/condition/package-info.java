/**
 * Criteria, orders and pages of a query as data, and the one place that renders them as SQL with
 * question marks.
 *
 * <p>The queries of both engines build them, {@code internal.query.mapping} renders them. It may
 * call {@code internal.persistence}.
 */
package io.millrace.common.internal.query.condition;
