package io.millrace.common.internal.persistence;

import java.util.List;

/**
 * A statement of a flush that the server carries out alone, on rows that were not loaded.
 *
 * @param table the table whose rows it touches
 * @param sql the statement; {@code @in} stands for "is one of the ids of the next list"
 * @param lists the ids for each {@code @in}, in order
 * @param expected how many rows it has to touch; another number is a conflict
 */
record BulkStatement(Table<?> table, String sql, List<List<Long>> lists, int expected) {}
