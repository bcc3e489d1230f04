/**
 * MyBatis as the queries use it: it reads and keeps the fixed SQL of the mappers, and its
 * reflectors and type handlers turn rows into entities; nothing else of it is used.
 *
 * <p>{@code internal.query} calls it, with selections of {@code internal.query.condition}. It may
 * also call {@code internal.persistence}.
 */
package io.millrace.common.internal.query.mapping;
