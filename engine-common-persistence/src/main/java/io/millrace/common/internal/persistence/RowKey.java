package io.millrace.common.internal.persistence;

import java.util.function.ToLongFunction;

/**
 * A number by which rows of a table are looked for in memory, such as the id of their owner. Of a
 * row that a unit of work has it never changes.
 *
 * @param <E> the rows
 * @param table their table
 * @param of gives the number of a row
 */
public record RowKey<E extends Entity>(Table<E> table, ToLongFunction<E> of) {}
