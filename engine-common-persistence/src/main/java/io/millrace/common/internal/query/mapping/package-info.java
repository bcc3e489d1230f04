/**
 * MyBatis as the queries use it: it keeps the fixed SQL of the mappers and turns rows into
 * entities; nothing else of it is used.
 *
 * <p>{@code internal.query} calls it, with selections of {@code internal.query.condition}. It may
 * also call {@code internal.persistence}.
 */
package io.millrace.common.internal.query.mapping;
