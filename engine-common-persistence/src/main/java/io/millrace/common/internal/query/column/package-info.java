/**
 * The columns of the shared tables that criteria and orders may name, one enum per table.
 *
 * <p>The queries of the shared layer and of both engines call it. It may call {@code
 * internal.query.condition}.
 */
package io.millrace.common.internal.query.column;
