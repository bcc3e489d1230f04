/**
 * How queries compare numbers: by their exact value, whatever Java type holds them, in the columns
 * in which each type keeps its numbers.
 *
 * <p>Criteria on variables and the correlation of messages call it. It may call {@code
 * internal.query.condition}, {@code internal.query.column} and {@code internal.persistence}.
 */
package io.millrace.common.internal.query.number;
